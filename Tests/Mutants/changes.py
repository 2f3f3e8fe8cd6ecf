"""Changes of specs at random: of bytes, words, lines and trees, and of the way that a text is written."""
import copy, json, re

MARKS = [bytes([mark]) for mark in b"{}[]:,\"'#&*!|>%@`-~?<=\n\t ${x0.\\\x00\r\x7f\x85\xc3\xe2\xff"] + [
    b"\xc2\x85", b"\xe2\x80\xa8", b"\xe2\x80\xae", b"\xef\xbb\xbf", b"\xf0\x9f\x98\x80", b"---\n", b"...\n", b"? ", b"<<: "]
NUMBERS = (
    "0 -0 1 -1 2 3 0.5 1/3 -1/3 1/0 100% 99.999% 1e-9 1e9 1e308 1e999 -1e308 5e-324 999999 1000000 1000001 10000000 10000000000 "
    "2147483648 9007199254740993 9223372036854775807 18446744073709551616 007 0x1F 0o17 1_000 +5 .5 5. .nan .inf -.inf 12e 1:30").split()
WORDS = NUMBERS + (
    "null ~ true false yes no on auto ~44 ~0 100%x44 1/2 estimated ${index} ${} ${1/0} ${width*1e300} ${index%0} ${min()} ${a} "
    "\"\" '' [] {} [[[[]]]] {a: {b: {c: 1}}} [1,2,3] *a &a !!str !!float !!binary \"${\" 2026-11-23 item use size x").split(" ")
VALUES = [None, True, False, 0, -1, 1, 2, 3, 0.5, -0.5, 44, 375, 1e9, 1e308, 10_000_000, 10_000_000_000, 2**63, "", "q", "${index}",
          "${1/0}", "${min(index, 3) * 40}", "${index % 50 + 40}", "~44", "100%", "1/3 x 100%", "50% x ~44", "é\u202e\U0001f600",
          [], {}, [[]], [{}], {"q": 1}]
TAGS = ["!!str ", "!!int ", "!!float ", "!!null ", "!!bool ", "!!binary ", "!!set ", "!!omap ", "!own ", "! ", "!<tag:yaml.org,2002:int> "]
TOKEN = re.compile(rb"[A-Za-z_][\w-]*|[\d.]+|\s+|.", re.S)


class Changer:
    """Makes mutants of seeds: pairs of a text and the tree that it stands for, nil where it is not known."""

    def __init__(self, seeds):
        self.seeds = seeds
        # What stands under each key: a value from there is likely to be a legal one.
        self.values = {}
        for _, tree in seeds:
            for path, value in nodes(tree):
                if path and isinstance(path[-1], str):
                    self.values.setdefault(path[-1], []).append(value)
        self.keys = sorted({word.decode() for text, _ in seeds for word in TOKEN.findall(text) if word[:1].isalpha()})

    def mutant(self, random):
        text, tree = random.choice(self.seeds)
        if tree is None or random.random() < 0.35:
            for _ in range(random.choice((1, 1, 1, 2, 3))):
                text = random.choice((change_bytes, self.change_words, self.change_words, change_lines, change_lines))(random, text)
        else:
            tree = copy.deepcopy(tree)
            for _ in range(random.choice((1, 1, 1, 2, 4))):
                tree = self.change_tree(random, tree)
            text = written(random, tree)
        return rewritten(random, text, self.seeds) if random.random() < 0.1 else text

    def change_words(self, random, text):
        tokens = TOKEN.findall(text)
        if not tokens:
            return random.choice(WORDS).encode()
        place, other = random.randrange(len(tokens)), random.randrange(len(tokens))
        words = [index for index, token in enumerate(tokens) if token[:1].isalnum()]
        if words and random.random() < 0.8:
            place, other = random.choice(words), random.choice(words)
        kind = random.randrange(10)
        if kind == 0:
            tokens[place], tokens[other] = tokens[other], tokens[place]
        elif kind == 1:
            tokens[place] = random.choice(self.keys).encode()
        elif kind == 2:
            tokens[place] = tokens[place] * random.choice((0, 2, 3, 200))
        elif kind < 9 and (numbers := [index for index in words if tokens[index][:1].isdigit()]):
            tokens[random.choice(numbers)] = random.choice(NUMBERS).encode()
        else:
            tokens[place] = random.choice(WORDS).encode()
        return b"".join(tokens)

    def change_tree(self, random, tree):
        places = [path for path, _ in nodes(tree) if path]
        if not places:
            return copy.deepcopy(random.choice(VALUES))
        path = random.choice(places)
        above, key = at(tree, path[:-1]), path[-1]
        kind = random.randrange(30)
        if kind > 8 and key in self.values:
            above[key] = copy.deepcopy(random.choice(self.values[key]))
        elif kind > 8 and isinstance(above[key], (int, float)):
            above[key] = random.choice(VALUES[3:12])
        elif kind > 8 and isinstance(above[key], str) and re.search("[0-9]", above[key]):
            above[key] = re.sub("[0-9]+", lambda _: str(random.choice((0, 1, 2, 3, 7, 50, 99, 120, 5000))), above[key], count=1)
        elif kind == 0:
            del above[key]
        elif kind == 1 and isinstance(above, dict):
            above[random.choice(self.keys)] = above.pop(key)
        elif kind == 2:
            other = random.choice(places)
            owner = at(tree, other[:-1])
            if other[:len(path)] != path and path[:len(other)] != other:
                above[key], owner[other[-1]] = owner[other[-1]], above[key]
        elif kind == 3:
            _, foreign = random.choice(self.seeds)
            above[key] = copy.deepcopy(random.choice([value for _, value in nodes(foreign or tree)]))
        elif kind == 4 and isinstance(above, dict):
            above[random.choice(self.keys)] = copy.deepcopy(random.choice([value for _, value in nodes(tree)]))
        elif kind == 5:
            above[key] = [copy.deepcopy(above[key]) for _ in range(random.choice((1, 2, 40)))]
        elif kind == 6:
            for _ in range(random.choice((1, 3, 70))):
                above[key] = {random.choice(self.keys): above[key]} if random.random() < 0.7 else [above[key]]
        elif kind == 7 and isinstance(above, list):
            above[key:key] = [copy.deepcopy(above[key]) for _ in range(random.choice((1, 2, 100)))]
        else:
            above[key] = copy.deepcopy(random.choice(VALUES))
        return tree


def nodes(tree, path=()):
    yield path, tree
    children = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in children:
        yield from nodes(value, (*path, key))


def at(tree, path):
    for key in path:
        tree = tree[key]
    return tree


def change_bytes(random, text):
    place = random.randrange(len(text) + 1)
    end = min(len(text), place + random.choice((1, 1, 2, 20)))
    other = random.randrange(len(text) + 1)
    return text[:place] + random.choice((
        random.choice(MARKS) + text[end:], random.choice(MARKS) + text[place:], text[end:], bytes([random.randrange(256)]) + text[end:],
        text[other:other + 200] + text[place:], random.choice(MARKS) * random.choice((2, 100, 3000)) + text[place:], b""))


def change_lines(random, text):
    lines = text.split(b"\n")
    place, other = random.randrange(len(lines)), random.randrange(len(lines))
    kind = random.randrange(6)
    if kind == 0:
        del lines[place]
    elif kind == 1:
        lines[place], lines[other] = lines[other], lines[place]
    elif kind == 2:
        lines[place:place] = [lines[other]] * random.choice((1, 1, 100))
    elif kind == 3:
        lines[place] = random.choice((b"  ", b" ", b"\t", b"- ")) + lines[place]
    elif kind == 4:
        lines[place] = lines[place].removeprefix(b"  ")
    else:
        lines[place:place] = lines[min(place, other):max(place, other)]
    return b"\n".join(lines)


def written(random, tree):
    """A tree as JSON, or as YAML with tags and aliases."""
    if random.random() < 0.7:
        return json.dumps(tree, indent=random.choice((None, 1, 2)), ensure_ascii=random.random() < 0.5).encode()
    places = [path for path, _ in nodes(tree)]
    marks = {random.choice(places): random.choice(TAGS) for _ in range(random.randint(0, 2))}
    if random.random() < 0.7:
        marks[random.choice(places)] = "&a "
        for _ in range(random.choice((1, 1, 3))):
            marks[random.choice(places)] = "*a "
    return flow(tree, (), marks, random.random() < 0.1).encode()


def flow(tree, path, marks, merges):
    mark = marks.get(path, "")
    if mark.startswith("*"):
        return "{<<: *a}" if merges else mark
    if isinstance(tree, dict):
        return mark + "{" + ", ".join(
            f"{json.dumps(key)}: {flow(value, (*path, key), marks, merges)}" for key, value in tree.items()) + "}"
    if isinstance(tree, list):
        return mark + "[" + ", ".join(flow(value, (*path, index), marks, merges) for index, value in enumerate(tree)) + "]"
    return mark + json.dumps(tree)


def rewritten(random, text, seeds):
    """The same text in another writing."""
    kind = random.randrange(9)
    other = random.choice(seeds)[0]
    return [
        lambda: b"\xef\xbb\xbf" + text, lambda: text.replace(b"\n", b"\r\n"), lambda: text.replace(b"\n", b"\r"),
        lambda: b"\xff\xfe" + text.decode(errors="replace").encode("utf-16-le"),
        lambda: text.decode(errors="replace").encode("utf-16-be"), lambda: b"---\n" + text + b"\n---\n" + other,
        lambda: text + b"\n...\n" + other, lambda: b"%YAML 1.1\n%TAG ! tag:a,2026:\n---\n" + text,
        lambda: text.decode(errors="replace").encode("latin-1", errors="replace"),
    ][kind]()

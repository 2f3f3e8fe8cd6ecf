"""Runs a release binary of layoutc on mutants of the examples and on random command lines, and looks for what must never be: a signal, a
hang, an exit code but 0, 1 and 2, a failure without a message, output that is not what its format says, and files changed that were only read.

    Tests/Mutants/check [--seed N] [--count N] [--lines N] [--seconds N] [--workers N]
    Tests/Mutants/check [--seed N] --only NUMBER

Runs 20,000 mutants and 5,000 command lines (--count, --lines), or as many as --seconds allow. The same seed and number is the same
mutant. What fails is kept in a folder under .build/mutants, with the command that shows it again, and makes the exit code 1.
"""
import argparse, fnmatch, os, random, re, select, shlex, shutil, signal, subprocess, sys, tempfile, time
import json, resource

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import changes, trials

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
KEPT = os.path.join(ROOT, ".build/mutants")
ADDRESSES = 2_000_000_000
PROCESSOR_SECONDS = 10
WAIT_SECONDS = 60
# What is written beyond is not looked at: a mutant may have ten billion cells.
READ_BYTES = 2_000_000
FILE_BYTES = 64_000_000
# A finding or two tell more than a thousand of the same.
MOST_FINDINGS = 10


class Ended:
    """What came of a command."""

    def __init__(self, layoutc, arguments, folder):
        began = time.monotonic()
        with open(os.path.join(folder, "../messages"), "w+b") as messages:
            process = subprocess.Popen(
                [layoutc, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=messages)
            resource.prlimit(process.pid, resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))
            output, self.is_cut, self.hangs = b"", False, False
            while not (self.is_cut or self.hangs):
                ready, _, _ = select.select([process.stdout], [], [], began + WAIT_SECONDS - time.monotonic())
                read = os.read(process.stdout.fileno(), 1 << 20) if ready else b""
                output += read
                self.is_cut, self.hangs = len(output) > READ_BYTES, not ready
                if not read:
                    break
            process.stdout.close()
            if self.is_cut or self.hangs:
                # By its own number: process.kill() would ask for its end, and os.wait4 then find nothing.
                os.kill(process.pid, signal.SIGKILL)
            _, status, usage = os.wait4(process.pid, 0)
            self.code = process.returncode = os.waitstatus_to_exitcode(status)
            self.seconds, self.kilobytes = usage.ru_utime + usage.ru_stime, usage.ru_maxrss
            messages.seek(0)
            self.messages = messages.read(100_000)
        self.output = output

    def fault(self, form):
        """What must never be; nil where all is well."""
        if self.hangs:
            return f"no end after {WAIT_SECONDS} seconds"
        # More was written than is looked at, to standard output or to a file.
        if self.is_cut or self.code == -signal.SIGXFSZ:
            return None
        if self.code == -signal.SIGKILL:
            return f"more than {PROCESSOR_SECONDS} seconds of a processor"
        if self.code < 0:
            return f"ended by {signal.Signals(-self.code).name}"
        if self.code > 2:
            return f"exit code {self.code}"
        if self.code != 0 and not (self.output or self.messages):
            return f"exit code {self.code} without a message"
        if b"Fatal error" in self.messages:
            return "the runtime's message"
        return wrong_form(self.output, form) if self.output else None


def wrong_form(data, form):
    try:
        text = data.decode()
        if form in trials.CHECKS:
            trials.CHECKS[form](text)
    except RecursionError:
        pass
    except Exception as error:
        return f"no {form or 'UTF-8'}: {error}"
    return None


def fault(trial, layoutc, folder, record):
    """Runs a trial in an empty folder, and says what is wrong and in which command; nil where nothing is."""
    for name, data in trial.files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)
    results = []
    for arguments, form in trial.commands:
        ended = Ended(layoutc, arguments, folder)
        record(ended)
        found = ended.fault(form)
        if found:
            return found, arguments
        results.append((2 if ended.is_cut or ended.code < 0 else ended.code, ended.output))
    arguments = trial.commands[-1][0]
    for name, data in trial.files.items():
        path = os.path.join(folder, name)
        if name not in trial.outputs and "*" not in trial.outputs and not (os.path.exists(path) and open(path, "rb").read() == data):
            return f"{name} is changed", arguments
    for name in os.listdir(folder):
        if name not in trial.files and name != "sub":
            if not any(fnmatch.fnmatch(name, pattern) for pattern in trial.outputs):
                return f"{name} is made", arguments
            path = os.path.join(folder, name)
            if "*" not in trial.outputs and os.path.isfile(path) and os.path.getsize(path) <= READ_BYTES:
                if found := wrong_form(open(path, "rb").read(), name.rpartition(".")[2]):
                    return f"{name} is {found}", arguments
    found = trial.holds(results)
    return (found, arguments) if found else None


class Work:
    """One process that does its share of the trials."""

    def __init__(self, options, number, scratch):
        self.options, self.number, self.folder = options, number, os.path.join(scratch, str(number), "work")
        self.findings, self.runs, self.good, self.slowest, self.largest = 0, 0, 0, (0, ""), (0, "")
        examples = [os.path.join(place, name) for place in ("Examples", "Tests/Fixtures/ast", "Tests/Fuzz/Seeds")
                    for name in sorted(os.listdir(os.path.join(ROOT, place))) if name.endswith((".yaml", ".json"))]
        self.changer = changes.Changer([self.seed(path) for path in examples])
        settings = os.path.join(ROOT, "Tests/Fuzz/Settings")
        self.settings = changes.Changer([self.seed(os.path.join(settings, name)) for name in sorted(os.listdir(settings))])
        self.example = self.seed("Examples/app-store.yaml")[0]
        self.taken = self.options_of_commands()

    def seed(self, path):
        text = open(os.path.join(ROOT, path), "rb").read()
        tree = subprocess.run([self.options.layoutc, "convert", "--to", "json", "-"], input=text, capture_output=True).stdout
        return text, json.loads(tree) if tree else None

    def options_of_commands(self):
        def told(*arguments):
            return subprocess.run([self.options.layoutc, *arguments], capture_output=True, text=True).stdout
        commands = re.findall(r"^  (\w+) ", told("help").partition("Topics")[0], re.M)
        return {command: trials.OPTION.findall(told("help", command, "--all") + told(command, "--help")) for command in commands}

    def do(self, number, is_line):
        chance = random.Random(f"{self.options.seed} {number} {is_line}")
        trial = trials.command_line(chance, self.example, self.taken) if is_line else trials.mutant_trial(chance, self.changer, self.settings)
        shutil.rmtree(os.path.dirname(self.folder), ignore_errors=True)
        os.makedirs(self.folder)
        name = f"{self.options.seed}-{'line-' if is_line else ''}{number}"

        def record(ended):
            self.runs += 1
            self.good += ended.code == 0
            self.slowest, self.largest = max(self.slowest, (ended.seconds, name)), max(self.largest, (ended.kilobytes, name))
        found = fault(trial, self.options.layoutc, self.folder, record)
        if found:
            self.findings += 1
            self.keep(name, trial, *found)

    def keep(self, name, trial, found, arguments):
        kept = os.path.join(KEPT, name)
        shutil.rmtree(kept, ignore_errors=True)
        for file, data in trial.files.items():
            os.makedirs(os.path.dirname(os.path.join(kept, file)), exist_ok=True)
            with open(os.path.join(kept, file), "wb") as output:
                output.write(data)
        lines = [shlex.join([self.options.layoutc, *each]) for each, _ in trial.commands]
        with open(os.path.join(kept, "command"), "w") as output:
            output.write(f"# {found}\nulimit -v {ADDRESSES // 1000}\n" + "\n".join(lines) + "\n")
        print(f"FOUND {name}: {found}\n    (cd {shlex.quote(kept)} && sh ./command)   # {shlex.join(arguments)[:200]}", flush=True)

    def work(self):
        ends = time.monotonic() + self.options.seconds if self.options.seconds else None
        number = self.number
        mutants = lines = 0
        total = self.options.count + self.options.lines
        while (time.monotonic() < ends if ends else number < total) and self.findings < MOST_FINDINGS:
            # Every fifth is a command line, as in 20,000 and 5,000.
            is_line = number % 5 == 4 if ends else number >= self.options.count
            self.do(number, is_line)
            mutants, lines, number = mutants + (not is_line), lines + is_line, number + self.options.workers
        return [mutants, lines, self.findings, self.runs, self.good, self.slowest, self.largest]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("layoutc")
    for option, default in (("--seed", 1), ("--count", 20_000), ("--lines", 5_000), ("--seconds", 0), ("--workers", os.cpu_count())):
        parser.add_argument(option, type=int, default=default)
    parser.add_argument("--only")
    options = parser.parse_args()
    options.layoutc = os.path.abspath(options.layoutc)
    # A mutant may be nested deeper than what Python takes of itself.
    sys.setrecursionlimit(20_000)
    # What this process is bound to, its children are, too.
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_BYTES, FILE_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    began = time.monotonic()
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as scratch:
        if options.only:
            work = Work(options, 0, scratch)
            work.do(int(options.only.removeprefix("line-")), options.only.startswith("line-"))
            return 1 if work.findings else 0
        readers = []
        for number in range(options.workers):
            reader, writer = os.pipe()
            if os.fork() == 0:
                result = Work(options, number, scratch).work()
                os.write(writer, json.dumps(result).encode())
                os._exit(0)
            os.close(writer)
            readers.append(os.fdopen(reader))
        results = [json.loads(reader.read() or "null") for reader in readers]
    if None in results:
        sys.exit("a worker ended before its work did")
    mutants, lines, findings, runs, good = (sum(result[index] for result in results) for index in range(5))
    slowest, largest = (max(result[index] for result in results) for index in (5, 6))
    print(f"{mutants} mutants and {lines} command lines, seed {options.seed}: {findings} findings; "
          f"{runs} runs in {time.monotonic() - began:.0f} seconds, {good} of them with exit code 0, at most {slowest[0]:.1f} s ({slowest[1]}) and {largest[0] // 1000} MB ({largest[1]})")
    return 1 if findings else 0


sys.exit(main())

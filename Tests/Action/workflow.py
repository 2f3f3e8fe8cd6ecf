"""Runs the steps of a GitHub workflow in the working folder, which is its repository: workflow.py FILE

An action "layoutc" is this project's own, and its steps are run, too. A cache has to have what it keeps at the end, and an artifact when
it is uploaded. Of GitHub's expressions it knows what the workflows and the action use. Exits with 1 if a step fails.
"""

import glob
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]


class Names(dict):
    """A context of expressions, in which unknown names are empty."""

    def __getattr__(self, name):
        return self.get(name, "")


class Job:
    def __init__(self, shell, files):
        self.shell, self.caches, self.failed = shell, [], False
        self.path_file = Path(files, "path")
        self.environment = {**os.environ, "RUNNER_TEMP": str(files), "GITHUB_PATH": str(self.path_file)}

    def run(self, steps, contexts):
        contexts = {**contexts, "steps": Names()}
        for step in steps:
            if not self.wants(step.get("if", "success()"), contexts):
                continue
            title = step.get("name") or step.get("uses") or step["run"].splitlines()[0]
            print(f"-- {title}", flush=True)
            passed = self.uses(step, contexts) if "uses" in step else self.command(step, contexts)
            self.failed |= not passed
            contexts["steps"][step.get("id")] = Names(outcome="success" if passed else "failure")

    def value(self, expression, contexts):
        python = re.sub(r"!(?!=)", " not ", expression.replace("&&", " and ").replace("||", " or "))
        functions = {"success": lambda: not self.failed, "failure": lambda: self.failed, "always": lambda: True,
                     "cancelled": lambda: False, "hashFiles": lambda *patterns: "0123"}
        return eval(python.strip(), {"__builtins__": {}}, {**functions, **contexts})

    def wants(self, condition, contexts):
        """Is a step to be run? After a step that failed, only if its condition speaks of the status."""
        expression = re.sub(r"^\$\{\{(.*)\}\}$", r"\1", str(condition))
        speaks = re.search(r"\b(success|failure|always|cancelled)\(\)", expression)
        return self.value(expression, contexts) and (speaks or not self.failed)

    def filled(self, text, contexts):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: str(self.value(match[1], contexts)), str(text))

    def command(self, step, contexts):
        environment = {name: self.filled(text, contexts) for name, text in step.get("env", {}).items()}
        shell = ["bash", "--noprofile", "--norc", "-eo", "pipefail"] if step.get("shell") == "bash" else self.shell
        result = subprocess.run([*shell, "-c", self.filled(step["run"], contexts)], env={**self.environment, **environment})
        if self.path_file.exists():
            added = self.path_file.read_text().split()
            self.path_file.unlink()
            self.environment["PATH"] = ":".join([*reversed(added), self.environment["PATH"]])
        return result.returncode == 0

    def uses(self, step, contexts):
        repository, version = step["uses"].split("@")
        given = {name: self.filled(text, contexts) for name, text in step.get("with", {}).items()}
        if repository == "actions/checkout":
            return True
        if repository == "actions/cache":
            assert given["key"], step
            self.caches += given["path"].split()
            return True
        if repository == "actions/upload-artifact":
            return given["name"] != "" and all(map(has_content, given["path"].split()))
        assert repository.endswith("/layoutc"), repository
        action = yaml.safe_load((ROOT / "action.yml").read_text())
        assert given.keys() <= action["inputs"].keys(), given
        inputs = {name: given.get(name, about["default"]) for name, about in action["inputs"].items()}
        github = Names(action_path=ROOT, action_repository=repository, action_ref=version)
        self.run(action["runs"]["steps"], {"inputs": Names(inputs), "github": github})
        return not self.failed


def has_content(path):
    """Is there a file, or a folder with something in it?"""
    path = os.path.expanduser(path)
    return os.path.isfile(path) or bool(glob.glob(f"{path}/*"))


def main():
    workflow = yaml.safe_load(Path(sys.argv[1]).read_text())
    github = Names({name[7:].lower(): text for name, text in os.environ.items() if name.startswith("GITHUB_")})
    failed = False
    for job in workflow["jobs"].values():
        # GitHub runs commands with bash, but in a container with sh.
        with tempfile.TemporaryDirectory() as files:
            run = Job(["sh" if "container" in job else "bash", "-e"], files)
            run.run(job["steps"], {"github": github})
            missing = [path for path in run.caches if not has_content(path)]
        if missing:
            print(f"error: nothing to keep in {missing}")
        failed |= run.failed or bool(missing)
    sys.exit(failed)


main()

"""Has Spark's workers lay out 100,000 specs with `layoutc build --batch`, kills an executor half-way, and compares the bytes.

  python3 -m venv /tmp/spark && /tmp/spark/bin/pip install pyspark
  /tmp/spark/bin/python Benchmarks/batch/spark.py .build/release/layoutc

It needs a Java that fits the release of PySpark, such as Debian's default-jre-headless. The master is local-cluster: two workers,
each with its own processes, which get the specs through pipes.
"""

import hashlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import pyspark
from pyspark import SparkConf, SparkContext

from specs import lines

COUNT, PARTITIONS = 100_000, 40


def executors():
    """The processes in which this application's workers run their tasks."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except (OSError, NotADirectoryError):
            continue
        name = b"org.apache.spark.executor.CoarseGrainedExecutorBackend"
        # The workers that start them have no such class as their main one.
        if folder.name.isdigit() and name in words and APPLICATION in words:
            found.append(int(folder.name))
    return found


def kill_one(tracker, killed):
    """Ends an executor once half of the partitions are done: with a signal that no process can catch."""
    while not killed:
        stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
        if any(stage and stage.numCompletedTasks >= PARTITIONS // 2 for stage in stages):
            process = min(executors(), default=None)
            if process:
                os.kill(process, signal.SIGKILL)
                killed.append((process, max(stage.numCompletedTasks for stage in stages if stage)))
                return
        time.sleep(0.02)


tool = os.path.abspath(sys.argv[1])
specs = list(lines(COUNT))
os.environ.setdefault("SPARK_HOME", os.path.dirname(pyspark.__file__))
os.environ["PYSPARK_PYTHON"] = sys.executable

start = time.monotonic()
expected = subprocess.run([tool, "build", "--batch"], input="\n".join(specs).encode() + b"\n", stdout=subprocess.PIPE, check=True).stdout
print(f"one process: {COUNT} specs, {len(expected)} bytes, {time.monotonic() - start:.1f} s")

with tempfile.TemporaryDirectory() as scratch:
    configuration = (
        SparkConf().setMaster("local-cluster[2,1,1024]").setAppName("layoutc")
        .set("spark.ui.enabled", "false").set("spark.local.dir", scratch).set("spark.executor.memory", "768m"))
    with SparkContext(conf=configuration) as context:
        APPLICATION = context.applicationId.encode()
        context.setLogLevel("OFF")
        killed = []
        thread = threading.Thread(target=kill_one, args=(context.statusTracker(), killed), daemon=True)
        thread.start()
        start = time.monotonic()
        answers = context.parallelize(specs, PARTITIONS).pipe(f"{tool} build --batch", checkCode=True).collect()
        seconds = time.monotonic() - start
        thread.join(1)
        ends = executors()

answered = "".join(f"{answer}\n" for answer in answers).encode()
print(f"Spark {pyspark.__version__}: {len(answers)} answers, {len(answered)} bytes, {seconds:.1f} s")
if not killed:
    sys.exit("FAILED: no executor was killed: the run was over before")
print(f"killed executor {killed[0][0]} after {killed[0][1]} of {PARTITIONS} partitions; {len(ends)} run at the end")
for name, value in ("one process", expected), ("Spark", answered):
    print(f"{hashlib.sha256(value).hexdigest()}  {name}")
if answered != expected:
    sys.exit("FAILED: the bytes differ")
print("the bytes are the same")

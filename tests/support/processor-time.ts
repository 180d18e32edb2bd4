/**
 * Milliseconds of processor time that the work takes on this thread, the least of three tries. Other
 * work on the machine is not counted, nor is a function's first, still interpreted run.
 */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

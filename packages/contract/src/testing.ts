/** CPU time of a piece of work in milliseconds: what else the machine does takes wall-clock time, but none of this. */
export function cpuMs(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

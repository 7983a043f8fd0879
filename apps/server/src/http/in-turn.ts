/** Runs what it is given, or lets it wait for its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * So many at once, the others in the order in which they came. For calls that keep the server busy for long: unbounded, a
 * save would find all of them ready to run before it at each of its steps. With a few they do as much in the same time,
 * since one thread does the work of all, and leave connections to the database free.
 */
export function inTurn(most: number): InTurn {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (work) => {
    if (underWay < most) underWay++
    // Whoever ends hands its place on.
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else underWay--
    }
  }
}

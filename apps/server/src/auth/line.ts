/** Work that waits its turn: so many at once, so many waiting, and whoever comes when the line is full hears so at once. */
export type Line = <T>(work: () => Promise<T>) => Promise<T>

export class FullLineError extends Error {}

export function line(atOnce: number, most: number): Line {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running += 1
    else if (waiting.length >= most) throw new FullLineError('the line is full')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

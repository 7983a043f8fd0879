/** Statistics of a list of numbers. Callers ask only for lists that are long enough. */

type List = readonly number[]
const sorted = (values: List): number[] => [...values].sort((a, b) => a - b)

export const count = (values: List): number => values.length

/** Added up with what each sum loses carried along (Neumaier 1974), so that the order does not matter. */
export function sum(values: List): number {
  let total = 0
  let lost = 0
  for (const value of values) {
    const next = total + value
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total
    total = next
  }
  return total + lost
}

export const mean = (values: List): number => sum(values) / values.length

export function median(values: List): number {
  const list = sorted(values)
  const middle = list.length >> 1
  return list.length % 2 === 1 ? list[middle]! : (list[middle - 1]! + list[middle]!) / 2
}

/** The value that occurs most often, when one does. */
export function mode(values: List): number | null {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const found = [...counts].filter(([, n]) => n === most)
  return found.length === 1 ? found[0]![0] : null
}

/** In two passes, with the rounding of the mean taken out. */
export function variance(values: List, population = false): number {
  const middle = mean(values)
  const off = values.map((v) => v - middle)
  const drift = sum(off)
  const squares = sum(off.map((d) => d * d)) - (drift * drift) / values.length
  return squares / (population ? values.length : values.length - 1)
}

export const stdev = (values: List): number => Math.sqrt(variance(values))

/** The mean distance from the mean. */
export function mad(values: List): number {
  const middle = mean(values)
  return mean(values.map((v) => Math.abs(v - middle)))
}

/** By straight lines between the sorted values (Hyndman and Fan 1996, type 7). */
export function quantile(values: List, p: number): number {
  const list = sorted(values)
  const place = (list.length - 1) * p
  const low = Math.floor(place)
  const high = Math.min(low + 1, list.length - 1)
  return list[low]! + (place - low) * (list[high]! - list[low]!)
}

/** As schools teach it: the medians of the lower and the upper half, without the middle value of an odd list. */
export function quartile(values: List, k: number): number {
  const list = sorted(values)
  const half = list.length >> 1
  if (k === 0) return list[0]!
  if (k === 4) return list.at(-1)!
  if (k === 2 || half === 0) return median(list)
  return median(k === 1 ? list.slice(0, half) : list.slice(list.length - half))
}

/** Pearson's coefficient. */
export function corr(a: List, b: List): number {
  const [ma, mb] = [mean(a), mean(b)]
  const da = a.map((v) => v - ma)
  const db = b.map((v) => v - mb)
  const product = sum(da.map((v, i) => v * db[i]!))
  return product / Math.sqrt(sum(da.map((v) => v * v)) * sum(db.map((v) => v * v)))
}

export type Summary = Readonly<{
  count: number
  mean: number
  stdev: number | null
  min: number
  q1: number
  median: number
  q3: number
  max: number
  total: number
}>

/** Everything a list is asked for, at once. */
export const summary = (values: List): Summary | null =>
  values.length === 0
    ? null
    : {
        count: values.length,
        mean: mean(values),
        stdev: values.length > 1 ? stdev(values) : null,
        min: Math.min(...values),
        q1: quartile(values, 1),
        median: median(values),
        q3: quartile(values, 3),
        max: Math.max(...values),
        total: sum(values),
      }

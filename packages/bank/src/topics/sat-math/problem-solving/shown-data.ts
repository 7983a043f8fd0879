/** Plots of one variable, with what they show in words, and what is asked of them again and again. */

import { dotPlot, histogram, list } from '#kit'

export const sum = (v: readonly number[]): number => v.reduce((a, b) => a + b, 0)

/** The values that a dot plot shows: `counts[i]` times the value `from + i`. */
export const spreadOut = (from: number, counts: readonly number[]): number[] =>
  counts.flatMap((count, i) => Array.from({ length: count }, () => from + i))

export const middleOf = (sorted: readonly number[]): number => sorted[(sorted.length - 1) / 2] ?? Number.NaN

/** A dot plot; with `found`, a labeled line stands at a value. */
export function dots(
  from: number,
  counts: readonly number[],
  title: string,
  name = 'A dot plot',
  found?: Readonly<{ at: number; label: string }>,
): string {
  const told = list(counts.flatMap((count, i) => (count === 0 ? [] : [`${count} above ${from + i}`])))
  return dotPlot({
    alt: `${name}. Number of dots: ${told}. Axis: ${title}.${found ? ` A line is labeled ${found.label}.` : ''}`,
    values: spreadOut(from, counts),
    from: from - 1,
    to: from + counts.length,
    step: 1,
    title,
    ...(found ? { marks: [found] } : {}),
  })
}

/** A histogram; the bars in `marked` are darker, and `as` says what they are. */
export function bins(
  edges: readonly number[],
  counts: readonly number[],
  xTitle: string,
  yTitle: string,
  marked: readonly number[] = [],
  as = '',
): string {
  const told = list(counts.map((count, i) => `${count} from ${edges[i]} to less than ${edges[i + 1]}`))
  return histogram({
    alt: `A histogram. ${yTitle}: ${told}. Axis: ${xTitle}.${as === '' ? '' : ` ${as}`}`,
    edges,
    values: counts,
    xTitle,
    yTitle,
    step: 2,
    marked,
  })
}

import loadHighs from 'highs'

/** HiGHS (Huangfu and Hall 2018) in its WebAssembly package: a solver of mixed-integer programs. */

/** Its types speak of the CommonJS build, what runs is the module. */
const highs = (loadHighs as unknown as (typeof loadHighs)['default'])()

export type Solution = Readonly<{ names: ReadonlySet<string>; optimal: boolean; seconds: number }>

/** Compiled code gets quick by use: a small problem before the first student waits. */
export async function warmUp(): Promise<void> {
  const names = Array.from({ length: 60 }, (_, i) => `x${i}`)
  const cost = names.map((name, i) => `- ${(i * 7) % 11} ${name}`).join(' ')
  const size = names.map((name, i) => `+ ${3 + (i % 5)} ${name}`).join(' ')
  await solve(
    ['Minimize', ` c: ${cost}`, 'Subject To', ` r: ${size} <= 100`, 'Binary', ` ${names.join(' ')}`, 'End'].join('\n'),
    1,
  )
}

/** As good as the best within the information of one question: no wish is missed for that, and the search ends early. */
const NEAR_ENOUGH = { mip_rel_gap: 0.02, mip_abs_gap: 0.15 }

/** A solution found within the time, or null. The thread is busy meanwhile. */
export async function solve(lp: string, seconds: number): Promise<Solution | null> {
  const solver = await highs
  const began = performance.now()
  const { Status, Columns } = solver.solve(lp, { ...NEAR_ENOUGH, time_limit: seconds, output_flag: false })
  const names = new Set<string>()
  for (const [name, column] of Object.entries(Columns))
    if (name.startsWith('x') && 'Primal' in column && Number(column.Primal) > 0.5) names.add(name)
  return names.size === 0 ? null : { names, optimal: Status === 'Optimal', seconds: (performance.now() - began) / 1000 }
}

import { type Accepted, inFile } from './reason.ts'

const BY_ID = 'const items = bank.filter((item) => asked.has(kindOf(item))).sort((a, b) => (a.id < b.id ? -1 : 1))'

/** Of the engine. */
export const IN_ENGINE: readonly Accepted[] = [
  ...inFile(
    'packages/engine/src/ahead.ts',
    ['return Math.round(after * 1e6) / 1e6', '1e6', '1000001', 'A millionth shows in no figure.'],
    [
      'const logs = GRID.map((x, i) => (known?.likelihood[h]?.[i] ?? 0) - (x - mean) ** 2 / (2 * spread))',
      '0',
      '1',
      'The same at every point of the grid: only their differences count.',
    ],
  ),
  ...inFile(
    'packages/engine/src/belief.ts',
    [
      'for (let j = 0; j < SIZE; j++) out[i * SIZE + j] = out[i * SIZE + j]! / sum',
      '<',
      '<=',
      'The next row is written anew after it, and beyond the last there is none.',
    ],
    [
      'if (x !== 0) for (let j = 0; j < SIZE; j++) out[j] = out[j]! + x * k[i * SIZE + j]!',
      '<',
      '<=',
      'Beyond the end of the list nothing is kept.',
    ],
    [
      'for (let i = 0; i < SIZE; i++) out[i] = one[i]! > 1e-300 ? all[i]! / one[i]! : 0',
      '<',
      '<=',
      'Beyond the end of the list nothing is kept.',
    ],
    ['if (known) return known', 'known', 'false', 'The same is worked out again: only time is lost.'],
  ),
  ...inFile(
    'packages/engine/src/deviations.ts',
    [
      'if (rows[g]!.length === 0) continue',
      'continue',
      ';',
      'A group without rows stays at zero by its penalty: only time is lost.',
    ],
    ['if (d === 0) continue', 'continue', ';', 'A step of nothing changes nothing: only time is lost.'],
  ),
  ...inFile('packages/engine/src/diagnostic.ts', [
    'seconds: items.reduce((sum, item) => sum + item.seconds, 0),',
    '0',
    '1',
    'One second of half an hour.',
  ]),
  ...inFile(
    'packages/engine/src/difficulties.ts',
    [BY_ID, '<', '<=', 'No two items have one id.'],
    [BY_ID, '1', '2', 'Of a comparison only the sign counts.'],
    ['return Array.from({ length: PARTS + 1 }, (_, version) => {', '1', '2', 'One version more, which nobody reads.'],
    [
      'const mean = found.items.reduce((sum, { b, n }) => sum + (b * n) / Math.max(1, total), 0)',
      '1',
      '2',
      'Nobody calibrates by one answer; the line only keeps from dividing by zero.',
    ],
  ),
  ...inFile('packages/engine/src/gain.ts', [
    'const days = node?.last_at == null ? 0 : Math.max(0, now - node.last_at) / DAY',
    '0',
    '1',
    'The one tried is that of the maximum: a millisecond after an answer, instead of none, shows in no figure.',
  ]),
  ...inFile(
    'packages/engine/src/held.ts',
    [
      'out.set(skill.id, { held: 1, ever: 1, ready: 1, weakest: null })',
      '1',
      '2',
      'The bank allows no circle of needs: the line is read by nobody.',
    ],
    [
      'if (known < least) [least, weakest] = [known, below.skill.id]',
      '<',
      '<=',
      'Two measured numbers are never equal to the last place.',
    ],
  ),
  ...inFile(
    'packages/engine/src/knowledge.ts',
    [
      'const start = known ? { lasting: known.lasting[h] ?? 0, fading: known.fading[h] ?? 0 } : { lasting: 0, fading: 0 }',
      '0',
      '1',
      'What is known has a number for every hypothesis; the other two are held.',
    ],
    [
      'let gain = faded(start, h, known ? Math.max(0, now - known.at) / DAY : 0, params)',
      '0',
      '1',
      'What was never learnt does not fade, however long ago.',
    ],
  ),
  ...inFile('packages/engine/src/mastery.ts', [
    'const met = trends.reduce((sum, trend) => sum + chanceAt(z + (trend > 0 ? right : missed) * trend), 0) / trends.length',
    '>',
    '>=',
    'A trend of zero counts nothing, whichever weight it is multiplied by.',
  ]),
  ...inFile('packages/engine/src/mastery.ts', [
    'return top > 0 ? (1 - top) * believed + top * fittedChance(nodes, skill, now, params) : believed',
    '>',
    '>=',
    'With a weight of zero the sum is the same.',
  ]),
  ...inFile(
    'packages/engine/src/math.ts',
    [
      'export const sigmoid = (z: number): number => (z >= 0 ? 1 / (1 + Math.exp(-z)) : Math.exp(z) / (1 + Math.exp(z)))',
      '>=',
      '>',
      'Both forms are the same number here; each is the more exact one on its side.',
    ],
    [
      'export const sigmoid = (z: number): number => (z >= 0 ? 1 / (1 + Math.exp(-z)) : Math.exp(z) / (1 + Math.exp(z)))',
      '0',
      '1',
      'Both forms are the same number here; each is the more exact one on its side.',
    ],
    [
      'export const clamp = (x: number, low: number, high: number): number => (x < low ? low : x > high ? high : x)',
      '<',
      '<=',
      'At the bound both are the bound.',
    ],
    [
      'export const clamp = (x: number, low: number, high: number): number => (x < low ? low : x > high ? high : x)',
      '>',
      '>=',
      'At the bound both are the bound.',
    ],
  ),
  ...inFile(
    'packages/engine/src/nightly.ts',
    [
      'const SKILL_RIDGES = [4, 12, 40, 200]',
      '12',
      '13',
      'One of the candidates of a search: its neighbor is as good.',
    ],
    ['const ITEM_RIDGES = [6, 16, 60, 200]', '6', '7', 'One of the candidates of a search: its neighbor is as good.'],
    ['for (let r = 0; r < y.length; r++) {', '0', '1', 'One answer of a whole night decides no ridge.'],
    [
      'const own = home.get(names[i]!) ?? []',
      '??',
      '&&',
      'Only items of the bank have names here; without its skills an item is only less bounded.',
    ],
  ),
  ...inFile(
    'packages/engine/src/observe.ts',
    ['const DAY = 86_400_000', '86_400_000', '86400001', 'A day that is a millisecond longer shows in no figure.'],
    [
      'const days = node.last_at === null ? 0 : Math.max(0, now - node.last_at) / DAY',
      'node.last_at === null',
      'false',
      'A node is made by an answer, which has a time; null is in its type for rows of the earliest states.',
    ],
    [
      'all.length < TEMPLATES_KEPT ? all : all.sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || (a[0] < b[0] ? -1 : 1))',
      '1',
      '2',
      'Of a comparison only the sign counts.',
    ],
    [
      'const ms = (answer.ms ?? 0) > 0 ? answer.ms : undefined',
      '0',
      '1',
      'An answer without a time has none either way.',
    ],
  ),
  ...inFile(
    'packages/engine/src/pool.ts',
    [
      "const skillsKey = (item: ItemView): string => (item.skills.length === 1 ? item.skills[0]! : item.skills.join(' '))",
      '1',
      '2',
      'One name joined is that name.',
    ],
    ['if (sorted.length <= n) return sorted', '<=', '<', 'A copy of the whole list has the same items.'],
  ),
  ...inFile('packages/engine/src/pool.ts', [
    'let low = 0',
    '0',
    '1',
    'The window begins at the first item either way.',
  ]),
  ...inFile('packages/engine/src/practice.ts', [
    'if (wishes.only !== undefined) return n',
    'wishes.only !== undefined',
    'false',
    'What the share of a skill leaves out the next round takes.',
  ]),
  ...inFile('packages/engine/src/predict.ts', [
    '-20,',
    '20',
    '21',
    'So far out the chance is the same to eight places.',
  ]),
  ...inFile(
    'packages/engine/src/prior.ts',
    ['skill_var: [0.35, 0.6, 1, 1.8, 3],', '1', '2', 'One of the candidates of a search: its neighbor is as good.'],
    [
      'for (let round = 0; round < 2; round++) {',
      '<',
      '<=',
      'A third round finds nothing better in any of the worlds of the test.',
    ],
  ),
  ...inFile('packages/engine/src/recommend.ts', [
    "if (opens * params.practice.stroke_share > next / 3) return 'prerequisite'",
    '>',
    '>=',
    'Two measured numbers are never equal to the last place.',
  ]),
  ...inFile('packages/engine/src/rows.ts', [
    'const terms = x.subarray(r * k, (r + 1) * k)',
    '1',
    '2',
    'Only the terms of its own row are written there.',
  ]),
  ...inFile('packages/engine/src/rows.ts', [
    'const RAPID_MS = 3000',
    '3000',
    '3001',
    'Nobody answers at the very millisecond.',
  ]),
  ...inFile(
    'packages/engine/src/score.ts',
    [
      'const total = skills.reduce((sum, skill) => sum + skill.weight, 0) || 1',
      '1',
      '2',
      'Weights of a topic are never all zero; the line only keeps from dividing by it.',
    ],
    ['for (let m = 0; m < SIZE; m++) {', '<', '<=', 'Beyond the end of the list nothing is kept.'],
  ),
  ...inFile('packages/engine/src/stroke.ts', [
    'const round = (x: number): number => Math.round(x * 1e6) / 1e6',
    '1e6',
    '1000001',
    'Kept to six places either way.',
  ]),
]

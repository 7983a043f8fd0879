/**
 * Data and certified values of NIST's Statistical Reference Datasets (StRD, https://www.itl.nist.gov/div898/strd/),
 * linear: Norris, Pontius, NoInt1, Longley (1967), Wampler (1970); nonlinear of lower difficulty: Misra1a, Misra1b,
 * Chwirut2, DanWood; of average difficulty: Misra1c, Misra1d, Roszman1. Values are facts, given with all certified digits.
 */
export type Reference = Readonly<{
  name: string
  model: string
  columns: Readonly<Record<string, readonly number[]>>
  certified: Readonly<Record<string, number>>
  sd: number
  /** About the mean; null where NIST certifies none that way. */
  r2: number | null
}>

const pairs = (text: string): { x: number[]; y: number[] } => {
  const values = text
    .trim()
    .split(/[\s;]+/)
    .map(Number)
  return { y: values.filter((_, i) => i % 2 === 0), x: values.filter((_, i) => i % 2 === 1) }
}

const norris = pairs(`0.1 0.2; 338.8 337.4; 118.1 118.2; 888.0 884.6; 9.2 10.1; 228.1 226.5; 668.5 666.3; 998.5 996.3;
 449.1 448.6; 778.9 777.0; 559.2 558.2; 0.3 0.4; 0.1 0.6; 778.1 775.5; 668.8 666.9; 339.3 338.0; 448.9 447.5; 10.8 11.6;
 557.7 556.0; 228.3 228.1; 998.0 995.8; 888.8 887.6; 119.6 120.2; 0.3 0.3; 0.6 0.3; 557.6 556.8; 339.3 339.1; 888.0 887.2;
 998.5 999.0; 778.9 779.0; 10.2 11.1; 117.6 118.3; 228.9 229.2; 668.4 669.1; 449.2 448.9; 0.2 0.5`)

const loads = Array.from({ length: 20 }, (_, i) => 150_000 * (i + 1))
const deflections = [
  0.11019, 0.21956, 0.32949, 0.43899, 0.54803, 0.65694, 0.76562, 0.87487, 0.98292, 1.09146, 1.20001, 1.30822, 1.41599,
  1.52399, 1.63194, 1.73947, 1.84646, 1.95392, 2.06128, 2.16844, 0.11052, 0.22018, 0.32939, 0.43886, 0.54798, 0.65739,
  0.76596, 0.87474, 0.983, 1.0915, 1.20004, 1.30818, 1.41613, 1.52408, 1.63159, 1.73965, 1.84696, 1.95445, 2.06177,
  2.16829,
]

const longley = [
  [60323, 83.0, 234289, 2356, 1590, 107608, 1947],
  [61122, 88.5, 259426, 2325, 1456, 108632, 1948],
  [60171, 88.2, 258054, 3682, 1616, 109773, 1949],
  [61187, 89.5, 284599, 3351, 1650, 110929, 1950],
  [63221, 96.2, 328975, 2099, 3099, 112075, 1951],
  [63639, 98.1, 346999, 1932, 3594, 113270, 1952],
  [64989, 99.0, 365385, 1870, 3547, 115094, 1953],
  [63761, 100.0, 363112, 3578, 3350, 116219, 1954],
  [66019, 101.2, 397469, 2904, 3048, 117388, 1955],
  [67857, 104.6, 419180, 2822, 2857, 118734, 1956],
  [68169, 108.4, 442769, 2936, 2798, 120445, 1957],
  [66513, 110.8, 444546, 4681, 2637, 121950, 1958],
  [68655, 112.6, 482704, 3813, 2552, 123366, 1959],
  [69564, 114.2, 502601, 3931, 2514, 125368, 1960],
  [69331, 115.7, 518173, 4806, 2572, 127852, 1961],
  [70551, 116.9, 554894, 4007, 2827, 130081, 1962],
]
const column = (j: number): number[] => longley.map((row) => row[j]!)

const steps = Array.from({ length: 21 }, (_, i) => i)
const powers = (unit: number): number[] =>
  steps.map((x) => [0, 1, 2, 3, 4, 5].reduce((n, k) => n + unit ** k * x ** k, 0))
/** Wampler's second one as it is published, to five decimals. */
const tenths = powers(0.1).map((v) => Number(v.toFixed(5)))
const errors = [
  759, -2048, 2048, -2048, 2523, -2048, 2048, -2048, 1838, -2048, 2048, -2048, 1838, -2048, 2048, -2048, 2523, -2048,
  2048, -2048, 759,
]
const QUINTIC = 'y1 ~ a + b x1 + c x1^2 + d x1^3 + f x1^4 + g x1^5'
const ones = { a: 1, b: 1, c: 1, d: 1, f: 1, g: 1 }
const wampler = (
  name: string,
  y: readonly number[],
  certified: Reference['certified'],
  sd: number,
  r2: number,
): Reference => ({
  name,
  model: QUINTIC,
  columns: { x_1: steps, y_1: y },
  certified,
  sd,
  r2,
})

const misra =
  pairs(`10.07 77.6; 14.73 114.9; 17.94 141.1; 23.93 190.8; 29.61 239.9; 35.18 289.0; 40.02 332.8; 44.82 378.4;
 50.76 434.8; 55.05 477.3; 61.01 536.8; 66.40 593.1; 75.47 689.1; 81.78 760.0`)
const chwirut =
  pairs(`92.9 .5; 57.1 1; 31.05 1.75; 11.5875 3.75; 8.025 5.75; 63.6 .875; 21.4 2.25; 14.25 3.25; 8.475 5.25;
 63.8 .75; 26.8 1.75; 16.4625 2.75; 7.125 4.75; 67.3 .625; 41 1.25; 21.15 2.25; 8.175 4.25; 81.5 .5; 13.12 3; 59.9 .75;
 14.62 3; 32.9 1.5; 5.44 6; 12.56 3; 5.44 6; 32 1.5; 13.95 3; 75.8 .5; 20 2; 10.42 4; 59.5 .75; 21.67 2; 8.55 5; 62 .75;
 20.2 2.25; 7.76 3.75; 3.75 5.75; 11.81 3; 54.7 .75; 23.7 2.5; 11.55 4; 61.3 .75; 17.7 2.5; 8.74 4; 59.2 .75; 16.3 2.5;
 8.62 4; 81 .5; 4.87 6; 14.62 3; 81.7 .5; 17.17 2.75; 81.3 .5; 28.9 1.75`)
const danwood = pairs('2.138 1.309; 3.421 1.471; 3.597 1.490; 4.340 1.565; 4.882 1.611; 5.660 1.680')
const roszman = pairs(`0.252429 -4868.68; 0.252141 -4868.09; 0.251809 -4867.41; 0.297989 -3375.19; 0.296257 -3373.14;
 0.295319 -3372.03; 0.339603 -2473.74; 0.337731 -2472.35; 0.333820 -2469.45; 0.389510 -1894.65; 0.386998 -1893.40;
 0.438864 -1497.24; 0.434887 -1495.85; 0.427893 -1493.41; 0.471568 -1208.68; 0.461699 -1206.18; 0.461144 -1206.04;
 0.513532 -997.92; 0.506641 -996.61; 0.505062 -996.31; 0.535648 -834.94; 0.533726 -834.66; 0.568064 -710.03;
 0.612886 -530.16; 0.624169 -464.17`)
const xy = ({ x, y }: { x: number[]; y: number[] }): Reference['columns'] => ({ x_1: x, y_1: y })

export const LINEAR: readonly Reference[] = [
  {
    name: 'Norris',
    model: 'y1 ~ a + b x1',
    columns: xy(norris),
    certified: { a: -0.262323073774029, b: 1.00211681802045 },
    sd: 0.884796396144373,
    r2: 0.999993745883712,
  },
  {
    name: 'Pontius',
    model: 'y1 ~ a + b x1 + c x1^2',
    columns: { x_1: [...loads, ...loads], y_1: deflections },
    certified: { a: 0.673565789473684e-3, b: 0.732059160401003e-6, c: -0.316081871345029e-14 },
    sd: 0.205177424076185e-3,
    r2: 0.999999900178537,
  },
  {
    name: 'NoInt1',
    model: 'y1 ~ b x1',
    columns: { x_1: steps.slice(0, 11).map((i) => 60 + i), y_1: steps.slice(0, 11).map((i) => 130 + i) },
    certified: { b: 2.07438016528926 },
    sd: 3.56753034006338,
    r2: null,
  },
  {
    name: 'Longley',
    model: 'y1 ~ a + b x1 + c x2 + d x3 + f x4 + g x5 + h x6',
    columns: {
      y_1: column(0),
      x_1: column(1),
      x_2: column(2),
      x_3: column(3),
      x_4: column(4),
      x_5: column(5),
      x_6: column(6),
    },
    certified: {
      a: -3482258.63459582,
      b: 15.0618722713733,
      c: -0.035819179292591,
      d: -2.02022980381683,
      f: -1.03322686717359,
      g: -0.0511041056535807,
      h: 1829.15146461355,
    },
    sd: 304.854073561965,
    r2: 0.995479004577296,
  },
  wampler('Wampler1', powers(1), ones, 0, 1),
  wampler('Wampler2', tenths, { a: 1, b: 0.1, c: 0.01, d: 0.001, f: 1e-4, g: 1e-5 }, 0, 1),
  wampler(
    'Wampler3',
    powers(1).map((v, i) => v + errors[i]!),
    ones,
    2360.14502379268,
    0.99999555902582,
  ),
  wampler(
    'Wampler4',
    powers(1).map((v, i) => v + 100 * errors[i]!),
    ones,
    236014.502379268,
    0.957478440825662,
  ),
  wampler(
    'Wampler5',
    powers(1).map((v, i) => v + 10_000 * errors[i]!),
    ones,
    23601450.2379268,
    0.0022466892157494,
  ),
]

export const CURVED: readonly Reference[] = [
  {
    name: 'Misra1a',
    model: 'y1 ~ a (1 - e^(-b x1))',
    columns: xy(misra),
    certified: { a: 238.94212918, b: 5.5015643181e-4 },
    sd: 0.1018787633,
    r2: null,
  },
  {
    name: 'Misra1b',
    model: 'y1 ~ a (1 - (1 + b x1/2)^(-2))',
    columns: xy(misra),
    certified: { a: 337.99746163, b: 3.9039091287e-4 },
    sd: 7.9301471998e-2,
    r2: null,
  },
  {
    name: 'Chwirut2',
    model: 'y1 ~ e^(-a x1)/(b + c x1)',
    columns: xy(chwirut),
    certified: { a: 0.16657666537, b: 5.1653291286e-3, c: 1.2150007096e-2 },
    sd: 3.171713304,
    r2: null,
  },
  {
    name: 'DanWood',
    model: 'y1 ~ a x1^b',
    columns: xy(danwood),
    certified: { a: 0.76886226176, b: 3.8604055871 },
    sd: 3.2853114039e-2,
    r2: null,
  },
  {
    name: 'Misra1c',
    model: 'y1 ~ a (1 - (1 + 2 b x1)^(-0.5))',
    columns: xy(misra),
    certified: { a: 636.42725809, b: 2.0813627256e-4 },
    sd: 5.8428615257e-2,
    r2: null,
  },
  {
    name: 'Misra1d',
    model: 'y1 ~ a b x1 (1 + b x1)^(-1)',
    columns: xy(misra),
    certified: { a: 437.36970754, b: 3.0227324449e-4 },
    sd: 6.8568272111e-2,
    r2: null,
  },
  {
    name: 'Roszman1',
    model: 'y1 ~ a - b x1 - atan(c/(x1 - d))/π',
    columns: xy(roszman),
    certified: { a: 0.20196866396, b: -6.1953516256e-6, c: 1204.4556708, d: -181.34269537 },
    sd: 4.854298406e-3,
    r2: null,
  },
]

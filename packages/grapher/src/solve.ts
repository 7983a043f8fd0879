/** Zeros and turning points of functions of one variable. */

export type Real = (x: number) => number

const SAMPLES = 800

/** A value that rounds to few digits and fits as well as the found one is the one that was meant. */
export function snapped(f: Real, x: number): number {
  for (const digits of [6, 9, 12]) {
    const round = Number(x.toPrecision(digits))
    if (Math.abs(round - x) <= 1e-9 * Math.max(1, Math.abs(x)) && Math.abs(f(round)) <= Math.abs(f(x))) return round
  }
  // A zero of higher order is flat: many digits are lost, and the round number nearby fits at least as well.
  const flat = Math.round(x * 1e4) / 1e4
  return Math.abs(f(flat)) <= Math.abs(f(x)) ? flat + 0 : x
}

/** Between two ends with different signs, by halving and the secant in turn (Ridders 1979). */
export function bracketed(f: Real, from: number, to: number): number {
  let [a, b, fa, fb] = [from, to, f(from), f(to)]
  for (let i = 0; i < 120; i++) {
    const m = a + (b - a) / 2
    if (m === a || m === b) break
    const fm = f(m)
    if (fm === 0) return m
    const root = Math.sqrt(fm * fm - fa * fb)
    const x = root > 0 && Number.isFinite(root) ? m + ((m - a) * Math.sign(fa - fb) * fm) / root : m
    const fx = f(x)
    if (fx === 0) return x
    if (fm * fx < 0) [a, fa, b, fb] = m < x ? [m, fm, x, fx] : [x, fx, m, fm]
    else if (fa * fx < 0) [b, fb] = [x, fx]
    else [a, fa] = [x, fx]
    if (!Number.isFinite(fx) || Number.isNaN(fm)) break
  }
  return Math.abs(fa) < Math.abs(fb) ? a : b
}

/** The lowest point between two ends, by the golden section: sure for any single valley, also a sharp one. */
export function lowest(f: Real, from: number, to: number): number {
  const share = (Math.sqrt(5) - 1) / 2
  let [a, b] = [from, to]
  let [c, d] = [b - share * (b - a), a + share * (b - a)]
  let [fc, fd] = [f(c), f(d)]
  for (let i = 0; i < 90 && b - a > 1e-15 * (Math.abs(a) + Math.abs(b)); i++) {
    if (fc < fd) {
      ;[b, d, fd] = [d, c, fc]
      c = b - share * (b - a)
      fc = f(c)
    } else {
      ;[a, c, fc] = [c, d, fd]
      d = a + share * (b - a)
      fd = f(d)
    }
  }
  return fc < fd ? c : d
}

/** Where the slope is known its zero is sharper than the valley itself, which is flat to half of the digits. */
function turning(f: Real, slope: Real | null, from: number, to: number, sign: 1 | -1): number {
  if (slope) {
    const [a, b] = [slope(from), slope(to)]
    if (a * b < 0) {
      const x = bracketed(slope, from, to)
      const steep = Math.max(Math.abs(a), Math.abs(b))
      if (Math.abs(slope(x)) <= 1e-6 * steep) return snapped(slope, x)
    }
  }
  const x = lowest((v) => sign * f(v), from, to)
  const round = Number(x.toPrecision(7))
  return Math.abs(round - x) <= 1e-7 * Math.max(1, Math.abs(x)) && sign * f(round) <= sign * f(x) ? round : x
}

type Sample = Readonly<{ x: number; y: number }>
function samples(f: Real, from: number, to: number, count: number): Sample[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = i === count ? to : from + ((to - from) * i) / count
    return { x, y: f(x) }
  })
}

/** The edge of the places where a function has a value, between one that has and one that has not. */
export function edgeOf(f: Real, inside: number, outside: number): number {
  let [a, b] = [inside, outside]
  for (let i = 0; i < 60; i++) {
    const m = a + (b - a) / 2
    if (Number.isFinite(f(m))) a = m
    else b = m
  }
  const round = Number(a.toPrecision(10))
  return Math.abs(round - a) <= 1e-9 * Math.max(1, Math.abs(a)) && Number.isFinite(f(round)) ? round : a
}

function push(found: number[], x: number, width: number): void {
  const same = 1e-8 * Math.max(1, Math.abs(x), width)
  if (!found.some((other) => Math.abs(other - x) <= same)) found.push(x)
}

export type Search = Readonly<{ slope?: Real | null; count?: number }>

/** All zeros between two ends, as far as `count` samples can tell them apart, in order. */
export function zeros(f: Real, from: number, to: number, { slope = null, count = SAMPLES }: Search = {}): number[] {
  const found: number[] = []
  const width = to - from
  const list = samples(f, from, to, count)
  const crossing = (a: number, b: number) => {
    const x = bracketed(f, a, b)
    // A jump or a pole changes the sign as well, but has no zero.
    const around = Math.max(Math.abs(f(a)), Math.abs(f(b)))
    if (Math.abs(f(x)) <= 1e-7 * around) push(found, snapped(f, polished(f, slope, x)), width)
  }
  for (let i = 0; i < list.length; i++) {
    const [p, q, r] = [list[i - 1], list[i]!, list[i + 1]]
    // Zeros side by side are a level part on the axis, not points.
    if (q.y === 0 && p?.y !== 0 && r?.y !== 0) push(found, q.x, width)
    if (r && q.y * r.y < 0) crossing(q.x, r.x)
    else if (r && Number.isFinite(q.y) !== Number.isFinite(r.y)) {
      const edge = Number.isFinite(q.y) ? edgeOf(f, q.x, r.x) : edgeOf(f, r.x, q.x)
      if (f(edge) === 0) push(found, edge, width)
    }
    if (!p || !r || q.y === 0) continue
    const side = Math.sign(q.y) as 1 | -1
    if (side * p.y >= side * q.y && side * r.y >= side * q.y && side * p.y > 0 && side * r.y > 0) {
      const x = turning(f, slope, p.x, r.x, side)
      const y = f(x)
      if (side * y < 0) {
        crossing(p.x, x)
        crossing(x, r.x)
      } else if (Math.abs(y) <= 1e-11 * Math.max(Math.abs(p.y), Math.abs(r.y))) push(found, snapped(f, x), width)
    }
  }
  return found.sort((a, b) => a - b)
}

/** Two steps of Newton, kept only where they help. */
function polished(f: Real, slope: Real | null, start: number): number {
  let x = start
  for (let i = 0; slope && i < 2; i++) {
    const next = x - f(x) / slope(x)
    if (!Number.isFinite(next) || Math.abs(f(next)) > Math.abs(f(x))) break
    x = next
  }
  return x
}

/** Whether a function is zero at all places, but for what rounding leaves. */
export function isZeroThroughout(f: Real, from: number, to: number): boolean {
  const values = samples(f, from, to, 40).filter((s) => Number.isFinite(s.y))
  return values.length > 1 && values.every((s) => Math.abs(s.y) < 1e-12 * Math.max(1, Math.abs(s.x)))
}

export type Turn = Readonly<{ x: number; y: number; kind: 'minimum' | 'maximum' }>

/** Turning points: where a function goes from falling to rising or back. Level parts have none. */
export function turns(f: Real, from: number, to: number, { slope = null, count = SAMPLES }: Search = {}): Turn[] {
  const list = samples(f, from, to, count)
  const found: Turn[] = []
  let before: { sign: number; at: number } | null = null
  for (let i = 1; i < list.length; i++) {
    const step = list[i]!.y - list[i - 1]!.y
    const sign = Math.sign(step)
    if (!Number.isFinite(step)) before = null
    else if (sign === 0) continue
    else {
      // Two equal samples have the turn between them; more of them are a level part.
      if (before && before.sign !== sign && i - before.at <= 2) {
        const kind = sign > 0 ? 'minimum' : 'maximum'
        const [a, b] = [list[before.at - 1]!, list[i]!]
        const x = turning(f, slope, a.x, b.x, sign > 0 ? 1 : -1)
        const y = f(x)
        if (isTurn(f, x, (b.x - a.x) / 4, kind)) found.push({ x, y: Math.abs(y) < 1e-12 ? 0 : y, kind })
      }
      before = { sign, at: i }
    }
  }
  return found
}

/** Beside a pole the samples turn as well; there the values run away instead of settling. */
function isTurn(f: Real, x: number, near: number, kind: Turn['kind']): boolean {
  const y = f(x)
  const side = kind === 'minimum' ? 1 : -1
  const [a, b, c, d] = [f(x - near), f(x + near), f(x - near / 64), f(x + near / 64)]
  const settles = Math.max(Math.abs(c - y), Math.abs(d - y)) <= 0.5 * Math.max(Math.abs(a - y), Math.abs(b - y)) + 1e-12
  return Number.isFinite(y) && side * (a - y) >= 0 && side * (b - y) >= 0 && settles
}

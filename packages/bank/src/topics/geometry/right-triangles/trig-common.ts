/** What all questions about sine, cosine and tangent use. */

export const skill = 'geo-right-triangle-trig'

export type Fn = 'sin' | 'cos' | 'tan'

export const FNS = ['sin', 'cos', 'tan'] as const

export const rad = (t: number) => (t * Math.PI) / 180

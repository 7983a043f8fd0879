/** Steady growth between two measurements. */

export type Growth = Readonly<{ t1: number; y1: number; t2: number; y2: number }>

export const rate = ({ t1, y1, t2, y2 }: Growth): number => (y2 - y1) / (t2 - t1)

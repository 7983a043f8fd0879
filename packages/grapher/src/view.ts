/** The part of the plane that is shown: its lower left corner and its extent. */
export type View = Readonly<{ x: number; y: number; width: number; height: number }>
export type Size = Readonly<{ width: number; height: number }>

/** One curve as strokes: each is x, y, x, y, … in the plane's own numbers. */
export type Stroke = readonly number[]

export const isInView = (view: View, x: number, y: number, slack = 1e-9): boolean =>
  x >= view.x - slack * view.width &&
  x <= view.x + view.width * (1 + slack) &&
  y >= view.y - slack * view.height &&
  y <= view.y + view.height * (1 + slack)

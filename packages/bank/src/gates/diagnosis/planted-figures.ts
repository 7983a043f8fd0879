/** Figures with which the tests of the gates plant their faults. */
import { drawing, g, xy } from '../../kit/figure.ts'

/** A triangle that lies on another side each time, with the same labels. */
export const turned = (by: number): string => {
  const [A, B, C] = xy.sas(6, 70, 8)
  return drawing({ alt: 'Triangle ABC', at: xy.turned({ A, B, C }, by) }, [g.polygon('ABC'), g.side('AB', '8 cm')])
}

/** A right triangle whose leg is asked, and its hypotenuse is this long. */
export const legOf = (hypotenuse: string): string => {
  const [A, B, C] = xy.sss(3, 5, 4)
  const figure = drawing({ alt: 'Right triangle ABC', at: { A, B, C } }, [
    g.polygon('ABC'),
    g.side('CA', hypotenuse),
    g.side('AB', 'x'),
    g.right('ABC'),
  ])
  return `${figure}<p>What is the value of $x$?</p>`
}

/** An angle beside another one on a straight line. */
export const onALine = (() => {
  const figure = drawing({ alt: 'A ray OB on the line AC', at: { A: [-4, 0], O: [0, 0], C: [4, 0], B: [2, 3] } }, [
    g.line('AC'),
    g.ray('OB'),
    g.angle('BOC', 'x°'),
  ])
  return `${figure}<p>$A$, $O$ and $C$ lie on a straight line. What is the value of $x$?</p>`
})()

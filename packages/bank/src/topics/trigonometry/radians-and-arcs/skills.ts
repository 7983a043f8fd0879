import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-degrees-and-radians',
    name: 'Degrees and radians',
    needs: ['a1-ratios-rates-and-units'],
    codes: ['F-TF.A.1'],
    lesson: {
      idea: 'An angle of one radian cuts an arc off a circle that is as long as the radius. The radius fits $2\\pi$ times around the circle, so a full turn is $2\\pi$ radians.',
      rule: '$180^\\circ = \\pi$ radians. From degrees to radians multiply by $\\frac{\\pi}{180}$; from radians to degrees multiply by $\\frac{180}{\\pi}$.',
      example:
        '$150^\\circ = 150 \\cdot \\frac{\\pi}{180} = \\frac{5\\pi}{6}$. Back: $\\frac{5\\pi}{6} \\cdot \\frac{180}{\\pi} = 150$ degrees.',
      trap: 'The number $\\pi$ is not a unit. An angle of 2 radians is about $115^\\circ$, much less than $2\\pi$ radians.',
    },
  }),
  skill({
    id: 'trig-arc-length',
    name: 'Arc length',
    needs: ['trig-degrees-and-radians', 'geo-arc-length-sector-area'],
    codes: ['F-TF.A.1', 'G-C.B.5'],
    lesson: {
      idea: 'An arc is a share of the circumference. With the central angle in radians, the share needs no fraction of a turn: the arc is the angle times the radius.',
      rule: 'With $\\theta$ in radians, $s = r\\theta$. In degrees it is $s = \\frac{\\theta}{360} \\cdot 2\\pi r$.',
      example:
        'A central angle of $120^\\circ = \\frac{2\\pi}{3}$ in a circle of radius 6 cm cuts off an arc of $6 \\cdot \\frac{2\\pi}{3} = 4\\pi$ cm.',
      trap: '$s = r\\theta$ works only in radians. With $\\theta = 120$ it would give 720 cm, more than the whole circle.',
    },
  }),
  skill({
    id: 'trig-sector-area',
    name: 'Sector area',
    needs: ['trig-arc-length'],
    codes: ['G-C.B.5', 'F-TF.A.1'],
    lesson: {
      idea: 'A sector is a slice of a disk. Its area is the same share of the disk as its angle is of a full turn.',
      rule: 'With $\\theta$ in radians, $A = \\frac{1}{2}r^2\\theta$. In degrees it is $A = \\frac{\\theta}{360} \\cdot \\pi r^2$.',
      example:
        'A slice of a pizza with radius 15 cm and angle $\\frac{\\pi}{4}$ has the area $\\frac{1}{2} \\cdot 225 \\cdot \\frac{\\pi}{4} = \\frac{225\\pi}{8}$ square centimeters.',
      trap: 'Do not leave out the half, and square the radius, not the angle: $\\frac{1}{2}r^2\\theta$.',
    },
  }),
]

import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-law-of-sines',
    name: 'Law of sines',
    needs: ['trig-finding-sides', 'trig-reference-and-coterminal-angles'],
    codes: ['G-SRT.D.10', 'G-SRT.D.11'],
    lesson: {
      idea: 'In every triangle the sides are in proportion to the sines of the angles opposite them. So one side with its opposite angle opens the way to all the others.',
      rule: '$\\frac{a}{\\sin A} = \\frac{b}{\\sin B} = \\frac{c}{\\sin C}$. If two sides and an angle opposite one of them are given (SSA), there may be no triangle, one, or two, because $\\sin B = \\sin(180^\\circ - B)$.',
      example:
        'Let $A = 30^\\circ$, $a = 5$, $b = 8$. Then $\\sin B = \\frac{8 \\cdot 0.5}{5} = 0.8$, so $B \\approx 53.1^\\circ$ or $B \\approx 126.9^\\circ$. Both fit beside $30^\\circ$: there are two triangles.',
      trap: 'The calculator shows only the acute angle. In the case SSA test the obtuse one too.',
    },
  }),
  skill({
    id: 'trig-law-of-cosines',
    name: 'Law of cosines',
    needs: ['trig-law-of-sines', 'geo-pythagorean-theorem', 'trig-finding-angles'],
    codes: ['G-SRT.D.10', 'G-SRT.D.11'],
    lesson: {
      idea: 'The law of cosines is the Pythagorean theorem with a correction for angles that are not right. It is the tool for two sides with the angle between them, and for three sides.',
      rule: '$c^2 = a^2 + b^2 - 2ab\\cos C$, where $C$ lies opposite $c$. Solved for the angle: $\\cos C = \\frac{a^2 + b^2 - c^2}{2ab}$.',
      example: 'Let $a = 5$, $b = 8$, $C = 60^\\circ$. Then $c^2 = 25 + 64 - 80 \\cdot \\frac{1}{2} = 49$, so $c = 7$.',
      trap: 'For an obtuse angle the cosine is negative, so the last term is added: the side is longer than the Pythagorean theorem would say.',
    },
  }),
  skill({
    id: 'trig-area-and-bearings',
    name: 'Area, bearings and elevation',
    needs: ['trig-law-of-cosines'],
    codes: ['G-SRT.D.9', 'G-SRT.D.11'],
    lesson: {
      idea: 'Two sides and the angle between them fix a triangle, so they fix its area too. In problems about ships and hills, draw the triangle first and write every angle into it.',
      rule: 'Area $= \\frac{1}{2}ab\\sin C$, with $C$ between the sides $a$ and $b$. A bearing is measured clockwise from north: $090^\\circ$ is east.',
      example:
        'Two sides of a field are 60 m and 50 m and enclose $30^\\circ$. Its area is $\\frac{1}{2} \\cdot 60 \\cdot 50 \\cdot \\frac{1}{2} = 750$ square meters.',
      trap: 'The angle must lie between the two sides. With another angle find the enclosed one first.',
    },
  }),
]

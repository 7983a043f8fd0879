import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-similar-triangles',
    name: 'Similar triangles',
    needs: ['geo-triangle-angles'],
    codes: ['G-SRT.A.2', 'G-SRT.B.5'],
    lesson: {
      idea: 'Similar triangles have the same shape but not always the same size: equal angles, and sides that are all multiplied by one and the same number, the scale factor.',
      rule: 'Two equal angles are enough (AA). Then corresponding sides are proportional: $\\frac{DE}{AB} = \\frac{EF}{BC} = \\frac{FD}{CA}$.',
      example:
        'Triangles $ABC$ and $DEF$ are similar with $AB = 6$, $DE = 9$ and $BC = 8$. The scale factor is $\\frac{9}{6} = \\frac{3}{2}$, so $EF = 8 \\cdot \\frac{3}{2} = 12$.',
      trap: 'Sides grow by a factor, not by a sum: from 6 to 9 is “times 1.5”, not “plus 3”, so 8 becomes 12 and not 11.',
    },
  }),
  skill({
    id: 'geo-scale-factor',
    name: 'Scale factor, perimeter and area',
    needs: ['geo-similar-triangles'],
    codes: ['G-SRT.A.2', 'G-MG.A.3', '7.G.A.1'],
    lesson: {
      idea: 'Enlarge a square by the factor 3: each side is three times as long, but 9 small squares fit into it. Lengths grow with the factor, areas with its square.',
      rule: 'With scale factor $k$, all lengths and perimeters are multiplied by $k$, all areas by $k^2$, and angles stay the same.',
      example:
        'A photo has an area of $24$ cm² and is enlarged so that a side of 4 cm becomes 10 cm. The factor is $\\frac{5}{2}$, so the area becomes $24 \\cdot \\frac{25}{4} = 150$ cm².',
      trap: 'If the area is four times as large, the sides are only twice as long: take the root of the ratio of areas to get the scale factor.',
    },
  }),
  skill({
    id: 'geo-proportional-segments',
    name: 'Proportional segments',
    needs: ['geo-similar-triangles', 'geo-parallel-lines'],
    codes: ['G-SRT.B.4', 'G-SRT.B.5'],
    lesson: {
      idea: 'A line parallel to one side of a triangle cuts off a smaller triangle of the same shape, so it divides the other two sides in the same ratio.',
      rule: 'If $DE \\parallel BC$, then $\\frac{AD}{DB} = \\frac{AE}{EC}$. An angle bisector divides the opposite side in the ratio of the other two sides: $\\frac{BD}{DC} = \\frac{AB}{AC}$. The altitude to the hypotenuse is $h = \\sqrt{pq}$.',
      example: '$DE \\parallel BC$, $AD = 6$, $DB = 4$ and $AE = 9$. Then $\\frac{6}{4} = \\frac{9}{EC}$, so $EC = 6$.',
      trap: 'Compare part with part or whole with whole. For the parallel side itself use the whole sides: $\\frac{DE}{BC} = \\frac{AD}{AB}$, not $\\frac{AD}{DB}$.',
    },
  }),
]

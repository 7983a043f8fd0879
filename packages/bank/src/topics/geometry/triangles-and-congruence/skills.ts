import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-congruence-criteria',
    name: 'Congruent triangles',
    needs: ['geo-triangle-angles'],
    codes: ['G-CO.B.7', 'G-CO.B.8'],
    lesson: {
      idea: 'Two triangles are congruent if one fits exactly on the other. You need not compare all six parts: three well-chosen ones are enough.',
      rule: 'SSS, SAS (the angle between the two sides), ASA, AAS, and HL for right triangles prove congruence. AAA and SSA do not. The order of the letters tells which parts match: in $\\triangle ABC \\cong \\triangle DEF$, side $BC$ equals side $EF$.',
      example:
        'In triangles $ABC$ and $DEF$ we know $AB = DE$, $\\angle B = \\angle E$ and $BC = EF$. The angle lies between the two sides, so the triangles are congruent by SAS, and then $AC = DF$.',
      trap: 'If the known angle does not lie between the two known sides (SSA), two different triangles may fit. Mark the parts in the figure before you name the criterion.',
    },
  }),
  skill({
    id: 'geo-isosceles-triangles',
    name: 'Isosceles and equilateral triangles',
    needs: ['geo-triangle-angles'],
    codes: ['G-CO.C.10'],
    lesson: {
      idea: 'A triangle with two equal sides can be folded along its axis, so the two angles opposite the equal sides are equal as well.',
      rule: 'Base angles of an isosceles triangle are equal, and equal angles mean equal sides opposite them. In an equilateral triangle each angle is $60^\\circ$. With vertex angle $v$ each base angle is $\\frac{180^\\circ - v}{2}$.',
      example:
        'An isosceles triangle has a vertex angle of $40^\\circ$. The base angles share $180^\\circ - 40^\\circ = 140^\\circ$ equally, so each is $70^\\circ$.',
      trap: 'The equal angles lie opposite the equal sides, not next to each other at the vertex. Find the marked sides first.',
    },
  }),
  skill({
    id: 'geo-triangle-inequality',
    name: 'Triangle inequality, midsegments and medians',
    needs: ['geo-triangle-angles', 'a1-two-step-equations'],
    codes: ['G-CO.C.10', '7.G.A.2'],
    lesson: {
      idea: 'The direct way is the shortest: one side of a triangle is always shorter than the other two together. Lines from midpoints have simple lengths: a midsegment is half of the third side, and the medians divide each other as 2 to 1.',
      rule: 'The third side lies between the difference and the sum of the other two. The longest side lies opposite the largest angle. A midsegment is parallel to the third side and half as long. The centroid divides each median: the part at the vertex is twice the other part.',
      example:
        'Two sides are 5 and 9. The third side is longer than $9 - 5 = 4$ and shorter than $5 + 9 = 14$. If it is 12, the midsegment parallel to it is 6.',
      trap: 'Equality is not enough: sides of 5, 9 and 14 fall flat on one line. And the part of a median next to the vertex is two thirds of it, not one half.',
    },
  }),
  skill({
    id: 'geo-proof-steps',
    name: 'Proof steps and reasons',
    needs: ['geo-congruence-criteria', 'geo-parallel-lines'],
    codes: ['G-CO.C.9', 'G-CO.C.10', 'G-SRT.B.5'],
    lesson: {
      idea: 'A proof is a chain of statements, each with a reason: something given, a definition, or a theorem that was proved before. What the figure seems to show is no reason.',
      rule: 'Collect three pairs of equal parts, each with its reason (given, vertical angles, common side, alternate angles). Name the criterion. Only then use “corresponding parts of congruent triangles are equal”.',
      example:
        'Segments $AC$ and $BD$ bisect each other at $E$. Then $AE = CE$ and $BE = DE$ (given), $\\angle AEB = \\angle CED$ (vertical angles), so $\\triangle AEB \\cong \\triangle CED$ (SAS) and $AB = CD$ (corresponding parts).',
      trap: 'Do not use what you want to prove. “Corresponding parts are equal” may come only after the line that says that the triangles are congruent.',
    },
  }),
]

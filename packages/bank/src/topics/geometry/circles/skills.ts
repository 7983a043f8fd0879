import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-central-inscribed-angles',
    name: 'Central and inscribed angles',
    needs: ['geo-isosceles-triangles'],
    codes: ['G-C.A.2', 'G-C.A.3'],
    lesson: {
      idea: 'A central angle has its vertex at the center of a circle, an inscribed angle has its vertex on the circle. Both cut an arc out of the circle.',
      rule: 'A central angle is as large as its arc. An inscribed angle is half as large as its arc. So an angle over a diameter is $90^\\circ$, and opposite angles of a quadrilateral on a circle add up to $180^\\circ$.',
      example:
        'Arc $AB$ measures $86^\\circ$. The central angle $AOB$ is $86^\\circ$. For every point $C$ on the other arc, $\\angle ACB = \\frac{86^\\circ}{2} = 43^\\circ$.',
      trap: 'Look where the vertex is before you use the number: at the center the angle equals the arc, on the circle it is half of it.',
    },
  }),
  skill({
    id: 'geo-chords-tangents-secants',
    name: 'Chords, tangents and secants',
    needs: ['geo-pythagorean-theorem', 'geo-central-inscribed-angles'],
    codes: ['G-C.A.2', 'G-C.A.4'],
    lesson: {
      idea: 'A tangent touches a circle and is perpendicular to the radius at that point. A perpendicular from the center halves a chord. Two lines through one point cut a circle so that the products of their parts are equal.',
      rule: 'Chords crossing at $E$: $AE \\cdot EB = CE \\cdot ED$. Secants from $P$: $PA \\cdot PB = PC \\cdot PD$. Tangent and secant: $PT^2 = PA \\cdot PB$. Angle of two chords: half the sum of the two arcs; angle of two secants: half the difference.',
      example:
        'From $P$ a secant meets a circle at $A$ and $B$ with $PA = 4$ and $AB = 5$. The tangent from $P$ has $PT^2 = 4 \\cdot 9 = 36$, so $PT = 6$.',
      trap: 'For secants multiply the outer part by the whole secant, not by the part inside the circle.',
    },
  }),
  skill({
    id: 'geo-arc-length-sector-area',
    name: 'Arc length and sector area',
    needs: ['geo-central-inscribed-angles'],
    codes: ['G-C.B.5', 'G-GMD.A.1'],
    lesson: {
      idea: 'A sector is a slice of a disc. If its angle is a quarter of a full turn, its arc is a quarter of the circumference and its area is a quarter of the area.',
      rule: 'Arc length: $\\frac{\\theta}{360} \\cdot 2\\pi r$. Sector area: $\\frac{\\theta}{360} \\cdot \\pi r^2$. The angle $\\theta$ is in degrees.',
      example:
        'Radius 6, angle $60^\\circ$: the arc is $\\frac{60}{360} \\cdot 12\\pi = 2\\pi$, the sector has the area $\\frac{60}{360} \\cdot 36\\pi = 6\\pi$.',
      trap: 'Check whether the radius or the diameter is given, and whether a length ($2\\pi r$) or an area ($\\pi r^2$) is asked for.',
    },
  }),
  skill({
    id: 'geo-circle-equations',
    name: 'Equation of a circle',
    needs: ['geo-pythagorean-theorem', 'a1-completing-the-square'],
    codes: ['G-GPE.A.1', 'G-GPE.B.4'],
    lesson: {
      idea: 'A point lies on a circle when its distance from the center is the radius. Written with the Pythagorean theorem, this is the equation of the circle.',
      rule: 'Center $(h, k)$, radius $r$: $(x - h)^2 + (y - k)^2 = r^2$. From $x^2 + y^2 + Dx + Ey + F = 0$ you get this form by completing two squares.',
      example:
        '$x^2 + y^2 - 6x + 4y - 3 = 0$ becomes $(x - 3)^2 + (y + 2)^2 = 3 + 9 + 4 = 16$. The center is $(3, -2)$ and the radius is 4.',
      trap: 'The signs in the brackets are opposite to those of the center, and the number on the right is $r^2$, not $r$.',
    },
  }),
]

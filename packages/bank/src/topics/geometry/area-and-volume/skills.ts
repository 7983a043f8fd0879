import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-plane-areas',
    name: 'Areas of triangles, quadrilaterals and composite figures',
    needs: ['geo-pythagorean-theorem'],
    codes: ['G-MG.A.3', '6.G.A.1', '7.G.B.6'],
    lesson: {
      idea: 'A parallelogram can be cut and put together again as a rectangle with the same base and height. A triangle is half a parallelogram, a trapezoid is half a parallelogram with both bases on one line.',
      rule: 'Parallelogram: $bh$. Triangle: $\\frac{1}{2}bh$. Trapezoid: $\\frac{1}{2}(a + b)h$. Rhombus or kite: $\\frac{1}{2}d_1 d_2$. Circle: $\\pi r^2$. Composite figures: add the parts or take them off a larger figure.',
      example: 'A trapezoid has bases of 5 and 9 and a height of 4. Its area is $\\frac{1}{2}(5 + 9) \\cdot 4 = 28$.',
      trap: 'The height is perpendicular to the base. A slanted side is longer than the height and does not belong in the formula.',
    },
  }),
  skill({
    id: 'geo-surface-area',
    name: 'Surface area',
    needs: ['geo-plane-areas'],
    codes: ['7.G.B.6', 'G-MG.A.1'],
    lesson: {
      idea: 'The surface of a solid is what you would have to paint. Unfold it into a net and add the areas of all faces.',
      rule: 'Box: $2(ab + bc + ca)$. Cylinder: $2\\pi r^2 + 2\\pi rh$. Cone: $\\pi r^2 + \\pi rs$ with the slant height $s$. Sphere: $4\\pi r^2$.',
      example:
        'A cylinder with radius 3 and height 5 has the surface $2\\pi \\cdot 9 + 2\\pi \\cdot 3 \\cdot 5 = 18\\pi + 30\\pi = 48\\pi$.',
      trap: 'Count the faces: every face of a box has a partner, a cylinder has two discs, and for a cone you need the slant height, not the height.',
    },
  }),
  skill({
    id: 'geo-volume',
    name: 'Volume of prisms, cylinders, cones and spheres',
    needs: ['geo-plane-areas'],
    codes: ['G-GMD.A.1', 'G-GMD.A.3'],
    lesson: {
      idea: 'Prisms and cylinders are made of equal layers: base area times height. A pyramid or cone with the same base and height has a third of that volume.',
      rule: 'Prism: $Bh$. Cylinder: $\\pi r^2 h$. Pyramid: $\\frac{1}{3}Bh$. Cone: $\\frac{1}{3}\\pi r^2 h$. Sphere: $\\frac{4}{3}\\pi r^3$.',
      example: 'A cone with radius 3 and height 8 has the volume $\\frac{1}{3}\\pi \\cdot 9 \\cdot 8 = 24\\pi$.',
      trap: 'Only the radius is squared, not the height; and when a diameter is given, halve it first.',
    },
  }),
  skill({
    id: 'geo-scaling-and-density',
    name: 'Scaling, units and density',
    needs: ['geo-volume', 'geo-scale-factor', 'a1-ratios-rates-and-units'],
    codes: ['G-MG.A.2', 'G-GMD.A.3', 'N-Q.A.1'],
    lesson: {
      idea: 'When all lengths of a solid are multiplied by $k$, every face grows in two directions and the solid in three.',
      rule: 'Lengths: factor $k$. Areas: $k^2$. Volumes: $k^3$. Density: $\\text{mass} = \\text{density} \\cdot \\text{volume}$; for people, number divided by area.',
      example:
        'A model is built 1 to 4. The original has $4^2 = 16$ times the surface and $4^3 = 64$ times the volume of the model.',
      trap: 'Units scale in the same way: $1$ yard is $3$ feet, but $1$ cubic yard is $3^3 = 27$ cubic feet.',
    },
  }),
]

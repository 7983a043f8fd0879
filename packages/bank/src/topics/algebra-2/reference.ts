import { type Html, parabolaSketch, table } from '#kit'
import { complexPlane, directrix, normal, powerAndLog, roundCircle, unit, wave } from './reference-figures.ts'

/** The sheet that opens with Reference in the test: drawn where there is something to draw. */
export const reference: Html = [
  '<h3>Quadratics and complex numbers</h3>',
  parabolaSketch,
  complexPlane,
  table(
    ['What', 'Formula'],
    [
      ['Solutions of $ax^2 + bx + c = 0$', '$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$'],
      ['Vertex form', '$y = a(x - h)^2 + k$'],
      ['Sum and product of the roots', '$r + s = -\\frac{b}{a}$, $\\quad rs = \\frac{c}{a}$'],
      ['Imaginary unit', '$i^2 = -1$'],
      ['Conjugates', '$(a + bi)(a - bi) = a^2 + b^2$'],
      ['Modulus', '$|a + bi| = \\sqrt{a^2 + b^2}$'],
    ],
    '',
    true,
  ),
  '<h3>Polynomials</h3>',
  table(
    ['What', 'Formula'],
    [
      ['Sum of cubes', '$a^3 + b^3 = (a + b)(a^2 - ab + b^2)$'],
      ['Difference of cubes', '$a^3 - b^3 = (a - b)(a^2 + ab + b^2)$'],
      ['Remainder theorem', 'dividing $p(x)$ by $x - c$ leaves the remainder $p(c)$'],
      ['Binomial theorem', '$(a + b)^n = \\sum_{k=0}^{n} \\binom{n}{k} a^{n-k} b^k$'],
    ],
    '',
    true,
  ),
  '<h3>Exponents and logarithms</h3>',
  powerAndLog,
  table(
    ['What', 'Formula'],
    [
      ['Rational exponents', '$a^{m/n} = \\sqrt[n]{a^m}$, $\\quad a^{-n} = \\frac{1}{a^n}$'],
      ['Meaning', '$\\log_b x = y$ means $b^y = x$'],
      [
        'Product and quotient',
        '$\\log_b xy = \\log_b x + \\log_b y$, $\\quad \\log_b \\frac{x}{y} = \\log_b x - \\log_b y$',
      ],
      ['Power', '$\\log_b x^n = n \\log_b x$'],
      ['Change of base', '$\\log_b x = \\frac{\\log_c x}{\\log_c b}$'],
      ['Compound interest', '$A = P\\left(1 + \\frac{r}{n}\\right)^{nt}$, $\\quad A = Pe^{rt}$'],
    ],
    '',
    true,
  ),
  '<h3>Sequences and series</h3>',
  table(
    ['What', 'Formula'],
    [
      ['Arithmetic', '$a_n = a_1 + (n - 1)d$, $\\quad S_n = \\frac{n(a_1 + a_n)}{2}$'],
      ['Geometric', '$a_n = a_1 r^{n-1}$, $\\quad S_n = \\frac{a_1(1 - r^n)}{1 - r}$'],
      ['Infinite geometric, $|r| \\lt 1$', '$S = \\frac{a_1}{1 - r}$'],
    ],
    '',
    true,
  ),
  '<h3>Conic sections</h3>',
  roundCircle,
  directrix,
  table(
    ['What', 'Formula'],
    [
      ['Circle', '$(x - h)^2 + (y - k)^2 = r^2$'],
      ['Parabola, up or down', '$(x - h)^2 = 4p(y - k)$, $\\quad$ focus $(h, k + p)$, directrix $y = k - p$'],
      ['Parabola, right or left', '$(y - k)^2 = 4p(x - h)$, $\\quad$ focus $(h + p, k)$, directrix $x = h - p$'],
    ],
    '',
    true,
  ),
  '<h3>Matrices</h3>',
  table(
    ['What', 'Formula'],
    [
      ['Determinant', '$\\det \\begin{bmatrix} a &amp; b \\\\ c &amp; d \\end{bmatrix} = ad - bc$'],
      [
        'Inverse',
        '$\\begin{bmatrix} a &amp; b \\\\ c &amp; d \\end{bmatrix}^{-1} = \\frac{1}{ad - bc}\\begin{bmatrix} d &amp; -b \\\\ -c &amp; a \\end{bmatrix}$',
      ],
    ],
    '',
    true,
  ),
  '<h3>Trigonometry</h3>',
  unit,
  wave,
  table(
    ['What', 'Formula'],
    [
      ['Radians', '$180^\\circ = \\pi$ radians'],
      ['Unit circle', '$(\\cos\\theta, \\sin\\theta)$, $\\quad \\tan\\theta = \\frac{\\sin\\theta}{\\cos\\theta}$'],
      ['Identity', '$\\sin^2\\theta + \\cos^2\\theta = 1$'],
      ['Waves', '$y = a\\sin(bx) + d$ has amplitude $|a|$ and period $\\frac{2\\pi}{b}$'],
    ],
    '',
    true,
  ),
  '<h3>Probability and statistics</h3>',
  normal,
  table(
    ['What', 'Formula'],
    [
      ['Choosing', '$\\binom{n}{k} = \\frac{n!}{k!\\,(n - k)!}$'],
      ['Conditional probability', '$P(A \\mid B) = \\frac{P(A \\text{ and } B)}{P(B)}$'],
      ['Addition rule', '$P(A \\text{ or } B) = P(A) + P(B) - P(A \\text{ and } B)$'],
      ['Standard score', '$z = \\frac{x - \\mu}{\\sigma}$'],
      ['Expected value', '$E = x_1 p_1 + x_2 p_2 + \\ldots + x_n p_n$'],
      [
        'Binomial distribution',
        '$P(X = k) = \\binom{n}{k} p^k (1 - p)^{n - k}$, $\\quad \\mu = np$, $\\quad \\sigma = \\sqrt{np(1 - p)}$',
      ],
    ],
    '',
    true,
  ),
].join('')

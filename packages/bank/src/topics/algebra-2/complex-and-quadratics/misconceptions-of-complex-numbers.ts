/** Mistakes with complex numbers and nonreal solutions, and those that several skills share. */

const MULT = 'a2-complex-add-and-multiply'
const DIVIDE = 'a2-complex-divide-and-powers'
const SOLVE = 'a2-quadratics-with-complex-solutions'
const SUMS = 'a2-discriminant-and-root-sums'
const INEQ = 'a2-quadratic-inequalities'
const SYSTEM = 'a2-line-and-parabola-systems'

const m = (id: string, sentence: string, clue: string, ...skills: string[]) => ({ id, sentence, clue, skills })

export const misconceptions = [
  m(
    'a2-cq-minus-reaches-one-part-only',
    'I subtracted the real parts, but added the imaginary parts.',
    'The minus before the parentheses belongs to both parts.',
    MULT,
  ),
  m(
    'a2-cq-adds-instead-of-subtracting',
    'I added the two numbers instead of subtracting.',
    'Mark the sign between the two numbers before you start.',
    MULT,
  ),
  m(
    'a2-cq-takes-i-squared-for-one',
    'I took $i^2$ for $1$, so a sign is wrong.',
    'Write $i^2 = -1$ at the top of the page, and replace it as soon as it appears.',
    MULT,
    DIVIDE,
    SOLVE,
  ),
  m(
    'a2-cq-multiplies-part-by-part',
    'I multiplied real with real and imaginary with imaginary, and left out the two middle products.',
    'Each part is multiplied with each part: four products.',
    MULT,
  ),
  m(
    'a2-cq-loses-a-sign-in-the-middle',
    'I got a sign wrong in the middle products.',
    'Write down all four products with their signs before you collect.',
    MULT,
  ),
  m(
    'a2-cq-adds-instead-of-multiplying',
    'I added the two numbers instead of multiplying them.',
    'A product of two complex numbers has four parts: multiply each part by each.',
    MULT,
    DIVIDE,
  ),
  m(
    'a2-cq-halves-the-middle-term',
    'I took the middle term of a square only once.',
    '$(a + bi)^2$ contains $abi$ twice.',
    MULT,
  ),
  m(
    'a2-cq-swaps-real-and-imaginary',
    'I exchanged real and imaginary parts when I read the points.',
    'The real part goes across, the imaginary part goes up.',
    MULT,
  ),
  m(
    'a2-cq-miscounts-the-cycle',
    'I lost count in the cycle of the powers of $i$.',
    'Divide the exponent by 4 and look at the remainder only.',
    DIVIDE,
  ),
  m(
    'a2-cq-flips-the-conjugate',
    'I multiplied the numerator by the denominator itself instead of its conjugate.',
    'Numerator and denominator are both multiplied by the conjugate.',
    DIVIDE,
  ),
  m(
    'a2-cq-divides-part-by-part',
    'I divided real by real and imaginary by imaginary.',
    'A sum in a denominator cannot be split. Use the conjugate.',
    DIVIDE,
  ),
  m(
    'a2-cq-forgets-the-denominator',
    'I multiplied by the conjugate, and forgot to divide by the real denominator at the end.',
    'The denominator is multiplied by the conjugate too, and the result is divided by it.',
    DIVIDE,
  ),
  m(
    'a2-cq-forgets-to-square',
    'I added the two parts and squared the sum.',
    'A number times its conjugate is $a^2 + b^2$: square each part first.',
    DIVIDE,
    SOLVE,
  ),
  m(
    'a2-cq-keeps-the-sign-of-b',
    'I used $b$ where $-b$ belongs.',
    'The real part of the solutions is $-\\frac{b}{2a}$.',
    SOLVE,
  ),
  m(
    'a2-cq-drops-the-i',
    'I dropped the $i$ although the number under the root is negative.',
    'The root of a negative number always carries an $i$.',
    SOLVE,
  ),
  m(
    'a2-cq-divides-half-of-the-numerator',
    'I divided only one part of the numerator.',
    'The whole numerator is divided by $2a$: both parts.',
    SOLVE,
  ),
  m(
    'a2-cq-forgets-to-take-the-root',
    'I forgot to take the square root.',
    'Square your result: does the number under the root come back?',
    SOLVE,
  ),
  m(
    'a2-cq-takes-a-square-out-whole',
    'I took a square factor out of the root without taking its root.',
    'What leaves the root is its root: $\\sqrt{a^2 b}$ is $a\\sqrt{b}$.',
    SOLVE,
  ),
  m(
    'a2-cq-takes-nonreal-for-none',
    'I took solutions that are not real for no solution at all.',
    'Over the complex numbers every quadratic equation has a solution.',
    SOLVE,
  ),
  m(
    'a2-cq-misreads-the-discriminant',
    'I did not read the right number of solutions from the sign of the discriminant.',
    'Positive: two real solutions, zero: one, negative: two that are not real.',
    SOLVE,
    SUMS,
    SYSTEM,
  ),
  m(
    'a2-cq-mixes-up-sum-and-product',
    'I mixed up the sum and the product of the solutions.',
    'The coefficient of $x$ is the opposite of the sum, and the constant term is the product.',
    SUMS,
    SYSTEM,
    SOLVE,
  ),
  m(
    'a2-cq-names-an-error-untested',
    'I picked a mistake that sounds likely without carrying it out.',
    'Make the mistake on purpose and see whether you get the same result.',
    MULT,
    SOLVE,
    SYSTEM,
  ),
  m(
    'a2-cq-accepts-a-wrong-claim',
    'I accepted a claim without testing it.',
    'Test it with a number, or carry it out.',
    DIVIDE,
    SUMS,
    INEQ,
  ),
  m(
    'a2-cq-rejects-a-right-claim',
    'I took a correct claim for wrong because it looks different.',
    'Different forms can say the same; test with a number.',
    DIVIDE,
    SUMS,
    INEQ,
  ),
  m(
    'a2-cq-expects-one-right-answer',
    'I expected exactly one of the two to be right.',
    'Test each of them separately: both may be right, or none.',
    DIVIDE,
    SUMS,
    INEQ,
  ),
  m(
    'a2-cq-subtracts-the-other-way',
    'I subtracted the first number from the second.',
    'Start with the number before the minus.',
    MULT,
  ),
  m('a2-cq-leaves-out-a-product', 'I left out one of the products.', 'Count your products: there are four.', MULT),
  m(
    'a2-cq-subtracts-the-imaginary-part',
    'I gave $p - q$ instead of $p + q$.',
    'Read once more what is asked for.',
    MULT,
  ),
  m(
    'a2-cq-loses-the-sign-of-a-power',
    'I took a power of $i$ with the wrong sign.',
    'Divide the exponent by 4: remainder 0 gives $1$, 1 gives $i$, 2 gives $-1$, and 3 gives $-i$.',
    DIVIDE,
  ),
  m(
    'a2-cq-compares-even-and-odd-only',
    'I compared only whether the exponents are even or odd.',
    'Divide each exponent by 4. Only equal remainders give equal powers of $i$.',
    DIVIDE,
  ),
  m(
    'a2-cq-compares-last-digits',
    'I compared the last digits of the exponents.',
    'The powers of $i$ repeat every 4 steps, so compare the remainders after division by 4.',
    DIVIDE,
  ),
  m(
    'a2-cq-takes-a-cycle-of-three',
    'I took the cycle of the powers of $i$ to be three steps long.',
    'Write the powers down: $i, -1, -i, 1$, four of them.',
    DIVIDE,
  ),
  m(
    'a2-cq-divides-the-real-part-only',
    'I divided only the real part by the real denominator.',
    'Both parts are divided.',
    DIVIDE,
  ),
  m(
    'a2-cq-does-not-divide-before-the-root',
    'I took the root before dividing by the coefficient of $x^2$.',
    'Get $x^2$ alone first.',
    SOLVE,
  ),
  m(
    'a2-cq-halves-for-a-root',
    'I halved the number instead of taking its square root.',
    'Square your result: does the number under the root come back?',
    SOLVE,
  ),
  m(
    'a2-cq-flips-the-middle-sign',
    'I took the sum of the solutions for the middle coefficient, without the minus.',
    'In $x^2 + bx + c$ the sum of the solutions is $-b$.',
    SOLVE,
  ),
  m(
    'a2-cq-takes-the-real-part-for-the-sum',
    'I took the real part for the sum of the two solutions.',
    'The real part is there twice: once in each solution.',
    SOLVE,
  ),
  m(
    'a2-cq-gives-b-for-c',
    'I gave the value of $b$ instead of $c$.',
    'Read once more what is asked for: $c$ is the product of the solutions.',
    SOLVE,
  ),
  m(
    'a2-cq-reads-the-shift-backwards',
    'I read the shift of the parabola to the side with the wrong sign.',
    'In $(x - h)^2 + k$ the vertex is $(h, k)$.',
    SOLVE,
  ),
  m(
    'a2-cq-swaps-the-vertex',
    'I exchanged the two coordinates of the vertex.',
    'In $(x - h)^2 + k$ the vertex is $(h, k)$.',
    SOLVE,
  ),
]

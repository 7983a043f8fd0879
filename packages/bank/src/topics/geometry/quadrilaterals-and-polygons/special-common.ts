/** What all questions about special quadrilaterals use. */

export const skill = 'geo-special-quadrilaterals'

export const SETS = ['ABCD', 'PQRS', 'KLMN', 'WXYZ', 'EFGH', 'JKLM'] as const

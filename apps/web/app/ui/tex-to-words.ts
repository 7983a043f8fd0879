const FRACTION = /\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g

/** A sentence with TeX for names that only hold text: no dollar signs, backslashes or braces are read out. */
export const texToWords = (text: string): string =>
  text.replace(/\$([^$]+)\$/g, (_, tex: string) => tex.replace(FRACTION, '$1/$2').replace(/[\\{}]/g, '')).trim()

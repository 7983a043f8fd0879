import { inertSvg } from './inert-svg.ts'
import * as z from './z.ts'

const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a color such as #2B4BC9')

const Palette = z.object({
  paper: Colour,
  sheet: Colour,
  ink: Colour,
  ink2: Colour,
  line: Colour,
  lapis: Colour,
  lapisSoft: Colour,
  marker: Colour,
  right: Colour,
  rightSoft: Colour,
  wrong: Colour,
  wrongSoft: Colour,
  star: Colour,
})

const Bar = z.object({ name: z.string().min(1), auc: z.number().min(0).max(1), source: z.string().min(1) })

/** Everything that makes the product somebody's own: a new brand is one file, no code. */
export const Brand = z.object({
  name: z.string().min(1).max(40),
  legal_name: z.string().min(1),
  tagline: z.string().min(1),
  support_email: z.email(),
  /** An SVG path set for a 24 by 24 mark, or absent for the built-in folded sheet. */
  logo_svg: z
    .string()
    .refine((svg) => inertSvg(svg) !== null, 'must hold plain SVG shapes only, well formed, for a 24 by 24 square')
    .optional(),
  colours: z.object({ light: Palette, dark: Palette }),
  figures: z.object({
    caption: z.string().min(1),
    model: z.object({ value: z.number(), label: z.string(), source: z.string() }),
    time_saving_percent: z.object({ value: z.number(), label: z.string(), source: z.string() }),
    interactions: z.object({ value: z.string(), label: z.string(), source: z.string() }),
    bars: z.array(Bar).min(2).max(12),
  }),
})
export type Brand = z.infer<typeof Brand>

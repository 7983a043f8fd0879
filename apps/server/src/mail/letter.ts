import type { Config } from '../config.ts'

export type Letter = Readonly<{ subject: string; text: string; html: string }>

type Parts = Readonly<{
  subject: string
  greeting: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  small?: string
}>

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** One letter in the brand's look, as HTML and as text. */
export function letter(config: Config, parts: Parts): Letter {
  const { name, legal_name, support_email, colours } = config.brand
  const c = colours.light
  const text = [
    parts.greeting,
    ...parts.paragraphs,
    ...(parts.action ? [`${parts.action.label}:\n${parts.action.url}`] : []),
    ...(parts.small ? [parts.small] : []),
    `${name}\n${support_email}`,
  ].join('\n\n')
  const body = [
    `<p style="font-size:18px;margin:0 0 16px">${escapeHtml(parts.greeting)}</p>`,
    ...parts.paragraphs.map((p) => `<p style="margin:0 0 16px">${escapeHtml(p)}</p>`),
    ...(parts.action
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(parts.action.url)}" style="background:${c.lapis};color:#ffffff;text-decoration:none;padding:14px 26px;border-radius:999px;display:inline-block;text-align:center;font-weight:600">${escapeHtml(parts.action.label)}</a></p>`,
          `<p style="margin:0 0 16px;font-size:14px;color:${c.ink2}">If the button does not work, open this address: <br><a href="${escapeHtml(parts.action.url)}" style="color:${c.lapis};word-break:break-all">${escapeHtml(parts.action.url)}</a></p>`,
        ]
      : []),
    ...(parts.small
      ? [`<p style="margin:0 0 16px;font-size:14px;color:${c.ink2}">${escapeHtml(parts.small)}</p>`]
      : []),
  ].join('\n')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;background:${c.paper};color:${c.ink};font:16px/1.55 'Helvetica Neue',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font:600 20px Georgia,serif;margin:0 0 24px">${escapeHtml(name)}</p>
<div style="background:${c.sheet};border:1px solid ${c.line};border-radius:14px;padding:28px">
${body}
</div>
<p style="font-size:13px;color:${c.ink2};margin:20px 0 0">${escapeHtml(legal_name)} · <a href="mailto:${escapeHtml(support_email)}" style="color:${c.ink2}">${escapeHtml(support_email)}</a></p>
</div></body></html>`
  return { subject: parts.subject, text, html }
}

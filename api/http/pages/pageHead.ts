/** The tags that describe a page to search engines and messengers. */
export interface PageHead {
  title: string
  description: string
  /** Absolute URLs. */
  url: string
  image: { url: string; sides?: { width: number; height: number } } | null
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for elements and attributes alike. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign]!)

const tag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`

const imageTags = (image: PageHead['image']) =>
  image === null
    ? []
    : [
        tag('property', 'og:image', image.url),
        ...Object.entries(image.sides ?? {}).map(([side, pixels]) =>
          tag('property', `og:image:${side}`, String(pixels)),
        ),
      ]

const tagsOf = ({ title, description, url, image }: PageHead) => [
  `<title>${escaped(title)} · Haulbid</title>`,
  tag('name', 'description', description),
  `<link rel="canonical" href="${escaped(url)}" />`,
  tag('property', 'og:type', 'profile'),
  tag('property', 'og:site_name', 'Haulbid'),
  tag('property', 'og:title', title),
  tag('property', 'og:description', description),
  tag('property', 'og:url', url),
  ...imageTags(image),
  tag('name', 'twitter:card', 'summary'),
]

/** The page with its own title and description in place of the shared ones. */
export const withHead = (html: string) => {
  const bare = html.replace(/<title>[^<]*<\/title>\s*/, '').replace(/<meta name="description"[^>]*>\s*/, '')
  const end = bare.indexOf('</head>')
  return (head: PageHead): string =>
    `${bare.slice(0, end)}${tagsOf(head).join('\n    ')}\n  ${bare.slice(end)}`
}

import type { ContentType } from '../../rules/uploads/uploadRules.js'
import { dispositionOf } from './dispositionOf.js'

test.each([
  ['a photo', 'image/png', null, true, 'inline'],
  ['a nameless PDF', 'application/pdf', null, false, 'attachment'],
  ['a paper', 'application/pdf', 'W-9 of 2026.pdf', false, 'attachment; filename="W-9 of 2026.pdf"'],
  [
    'one without an ending',
    'application/pdf',
    'w9_form-2026',
    true,
    'attachment; filename="w9_form-2026.pdf"',
  ],
  ['one with the ending of a page', 'application/pdf', 'x.html', true, 'attachment; filename="x_html.pdf"'],
  ['one with two endings', 'application/pdf', 'x.html.PDF', true, 'attachment; filename="x_html.pdf"'],
  [
    'a picture of a paper, for its vendor',
    'image/jpeg',
    'license.jpeg',
    true,
    'attachment; filename="license.jpg"',
  ],
  ['the same, for who reviews it', 'image/jpeg', 'license.png', false, 'inline; filename="license.jpg"'],
  [
    'a name that tries to be a header',
    'application/pdf',
    'Dale\'s "W-9"; größe\u202efdp.exe',
    true,
    `attachment; filename="Dale_s _W-9__ gr__efdp_exe.pdf"; filename*=UTF-8''Dale%27s%20%22W-9%22%3B%20gr%C3%B6%C3%9Fefdp_exe.pdf`,
  ],
] as [string, ContentType, string | null, boolean, string][])(
  'decides how a file is shown or saved: %s',
  (_, contentType, fileName, isOwn, expected) => {
    expect(dispositionOf({ contentType, fileName, isOwn })).toBe(expected)
  },
)

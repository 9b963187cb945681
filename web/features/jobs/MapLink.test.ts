import { mapsHref } from './MapLink.js'

it.each([
  ['Android', 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'geo:0,0?q=12%20Elm%20St%2C%2078701'],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)',
    'https://maps.apple.com/?q=12%20Elm%20St%2C%2078701',
  ],
  [
    'Linux',
    'Mozilla/5.0 (X11; Linux x86_64)',
    'https://www.openstreetmap.org/search?query=12%20Elm%20St%2C%2078701',
  ],
])('opens the maps of %s', (_, userAgent, href) => {
  expect(mapsHref('12 Elm St, 78701', userAgent)).toBe(href)
})

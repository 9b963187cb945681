import { zip5 } from '@rules/text.js'
import { useEffect, useRef } from 'react'
import { Stack } from '../../../ui/layout/Stack.js'
import { Banner } from '../../../ui/states/Banner.js'
import { Text } from '../../../ui/text/Text.js'
import type { ZipReport } from './PasteZipsForm.js'

const addedWords = (count: number) =>
  count === 0 ? 'No ZIP code was added' : `${count} ZIP ${count === 1 ? 'code' : 'codes'} added`

/** Some reasons start with the ZIP code they are about. */
const namesItself = (zipCode: string, message: string) => message.startsWith(`${zip5(zipCode)} is `)

/** The report names this many ZIP codes at most, as a paste may hold two thousand. */
const NAMED = 20

/** Reports the outcome for each pasted ZIP code. */
export const ZipReportBanner = ({ report: { added, refused } }: { report: ZipReport }) => {
  const banner = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => banner.current?.focus(), [])
  const tone = refused.length === 0 ? 'success' : added.length === 0 ? 'danger' : 'warning'
  return (
    <Banner
      tone={tone}
      title={`${addedWords(added.length)}${refused.length > 0 ? `, ${refused.length} not` : ''}`}
      role="status"
      tabIndex={-1}
      ref={banner}
    >
      {added.length > 0 &&
        added
          .slice(0, NAMED)
          .map(({ zipCode }) => zipCode)
          .join(', ')}
      {added.length > NAMED && ` and ${added.length - NAMED} more`}
      {refused.length > 0 && (
        <Stack as="ul" gap="none" aria-label="Not added">
          {refused.slice(0, NAMED).map(({ zipCode, message }, index) => (
            <li key={index}>
              {!namesItself(zipCode, message) && (
                <Text as="span" size="s" strong>
                  {zipCode}{' '}
                </Text>
              )}
              {message}
            </li>
          ))}
          {refused.length > NAMED && <li>and {refused.length - NAMED} more</li>}
        </Stack>
      )}
    </Banner>
  )
}

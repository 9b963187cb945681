import { byCity, type CityAreas } from '@rules/cityWords.js'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { SearchBox } from '../../../forms/SearchBox.js'
import { Button } from '../../../ui/actions/Button.js'
import { IconButton } from '../../../ui/actions/IconButton.js'
import { TextButton } from '../../../ui/actions/Link.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Text } from '../../../ui/text/Text.js'
import { AreaTags } from './AreaTags.js'
import type { ServiceAreaList_AreaFragment } from './generated/services.js'

/** Cities on screen, until the vendor asks for more. */
const AT_ONCE = 20

type City = CityAreas<ServiceAreaList_AreaFragment>
type Remove = (zipCodes: readonly string[]) => void

const CityRow = ({ city: { name, areas }, onRemove }: { city: City; onRemove: Remove }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="li" padding="s">
      <Stack gap="s">
        <Inline justify="between" nowrap>
          <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {name} ({areas.length})
          </TextButton>
          <IconButton
            label={`Remove ${name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onRemove(areas.map(({ zipCode }) => zipCode))}
          />
        </Inline>
        {isOpen && (
          <AreaTags label={`ZIP codes in ${name}`} areas={areas} onRemove={zipCode => onRemove([zipCode])} />
        )}
      </Stack>
    </Card>
  )
}

/** Like search_text() in the database: without accents, case, and apostrophes. */
const searchText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`\u00b4]/gu, '')
    .toLowerCase()

const isFound = ({ name, areas }: City, words: string) =>
  searchText(name).includes(searchText(words)) || areas.some(({ zipCode }) => zipCode.startsWith(words))

type AreaCitiesProps = { areas: readonly ServiceAreaList_AreaFragment[]; onRemove: Remove }

/** Hundreds of ZIP codes, grouped by city, a page at a time. */
export const AreaCities = ({ areas, onRemove }: AreaCitiesProps) => {
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(AT_ONCE)
  const found = byCity(areas).filter(city => isFound(city, words))
  return (
    <Stack gap="s">
      <Inline>
        <SearchBox
          label="Find a city or ZIP code"
          placeholder="City or ZIP code"
          words={words}
          onSearch={next => {
            setWords(next)
            setShown(AT_ONCE)
          }}
        />
      </Inline>
      {found.length === 0 ? (
        <Text tone="muted" role="status">
          None of your ZIP codes matches “{words}”.
        </Text>
      ) : (
        <Stack as="ul" gap="xs" aria-label="Served cities">
          {found.slice(0, shown).map(city => (
            <CityRow key={city.name} city={city} onRemove={onRemove} />
          ))}
        </Stack>
      )}
      {found.length > shown && (
        <div>
          <Button size="s" onClick={() => setShown(shown + AT_ONCE)}>
            Show more cities ({found.length - shown})
          </Button>
        </div>
      )}
    </Stack>
  )
}

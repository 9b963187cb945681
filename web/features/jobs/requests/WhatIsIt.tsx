import { type Access, accesses, itemKinds, type JunkItem, kindsToOffer } from '@rules/junk/itemKinds.js'
import { MOST_ITEMS } from '@rules/junk/junkRules.js'
import { disagreementOf } from '@rules/junk/junkWords.js'
import { addUpItems, FULL_LOAD, suggestedEighths } from '@rules/junk/loads.js'
import { loadWords } from '@rules/junk/loadWords.js'
import { keysOf } from '@rules/kinds.js'
import { FieldFrame, frameProps } from '../../../forms/FieldFrame.js'
import { SelectField } from '../../../forms/SelectField.js'
import { useZodField } from '../../../forms/useZodField.js'
import { CountTile, CountTiles } from '../../../ui/actions/CountTile.js'
import { TextButton } from '../../../ui/actions/Link.js'
import { PictureRadios } from '../../../ui/actions/PictureRadios.js'
import { ItemPicture } from '../../../ui/drawings/ItemPicture.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Text } from '../../../ui/text/Text.js'
import { usePriceGuidance } from '../../guidance/usePriceGuidance.js'
import { truckLoads } from '../truckLoads.js'

const ItemsField = () => {
  const { id, value: items, error, set, busy } = useZodField<readonly JunkItem[]>('items')
  const countOf = (kind: JunkItem['kind']) => items.find(each => each.kind === kind)?.count ?? 0
  const put = (kind: JunkItem['kind'], count: number) =>
    set(addUpItems([...items.filter(each => each.kind !== kind), ...(count > 0 ? [{ kind, count }] : [])]))
  const help = 'Tap what has to go, once for each, or type how many.'
  return (
    <FieldFrame group id={id} label="Items" help={help} error={error} optional>
      <CountTiles
        aria-labelledby={`${id}-label`}
        aria-describedby={frameProps(id, error, { help, optional: true })['aria-describedby']}
      >
        {kindsToOffer(items.map(({ kind }) => kind)).map(kind => (
          <CountTile
            key={kind}
            label={itemKinds[kind].label}
            picture={<ItemPicture kind={kind} />}
            count={countOf(kind)}
            most={MOST_ITEMS}
            disabled={busy}
            onChange={count => put(kind, count)}
          />
        ))}
      </CountTiles>
    </FieldFrame>
  )
}

const LoadField = ({ items, zipCode }: { items: readonly JunkItem[]; zipCode: string }) => {
  const { id, value, error, set, busy } = useZodField<number | '' | null>('loadEighths')
  const suggested = suggestedEighths(items)
  const chosen = value || null
  const used = chosen ?? suggested
  const guidance = usePriceGuidance({ type: 'junk_pickup', zipCode, loadEighths: used })
  const disagreement = disagreementOf(chosen, items)
  const help =
    suggested !== null && chosen === null
      ? `Your items make ${suggested > FULL_LOAD ? '' : 'about '}${loadWords(suggested)}. Choose another load if that looks wrong.`
      : 'How full would the truck be? A full one holds about six pickup loads.'
  return (
    <FieldFrame group id={id} label="Load" help={help} error={error} optional>
      <PictureRadios
        name={id}
        labelledBy={`${id}-label`}
        describedBy={frameProps(id, error, { help, optional: true })['aria-describedby']}
        options={truckLoads}
        value={used}
        disabled={busy}
        onChange={load => set(load === suggested ? '' : load)}
      />
      <Text size="s" role="status">
        {disagreement && `${disagreement}, and you chose ${loadWords(chosen!)}. Vendors see both.`}
      </Text>
      {used !== null && guidance && (
        <Text size="s" tone="muted">
          {guidance}
        </Text>
      )}
      {chosen !== null && (
        <span>
          <TextButton onClick={() => set('')}>
            {suggested === null ? 'Clear the load' : "Use the items' load"}
          </TextButton>
        </span>
      )}
    </FieldFrame>
  )
}

const ways = keysOf(accesses).map(value => ({ value, label: accesses[value].label }))

const AccessField = () => {
  const { value } = useZodField<Access | '' | null>('access')
  return (
    <SelectField
      name="access"
      label="Access"
      help={value ? accesses[value].words : 'The way from the items to the truck.'}
      options={ways}
      placeholder="Not specified"
      optional
    />
  )
}

/** The optional answers that decide the price of a junk pickup. */
export const WhatIsIt = ({ zipCode }: { zipCode: string }) => {
  const { value: items } = useZodField<readonly JunkItem[]>('items')
  return (
    <Stack gap="m">
      <ItemsField />
      <LoadField items={items} zipCode={zipCode} />
      <AccessField />
    </Stack>
  )
}

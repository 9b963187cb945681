import { FULL_LOAD } from '@rules/junk/loads.js'
import { loadWords } from '@rules/junk/loadWords.js'
import { coveredByMinimum, evenPrices } from '@rules/offers/haulRules.js'
import { useFormikContext } from 'formik'
import { MoneyField } from '../../forms/TextField.js'
import { Button } from '../../ui/actions/Button.js'
import { TruckLoad } from '../../ui/drawings/TruckLoad.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Text } from '../../ui/text/Text.js'
import type { TypedHaulRule } from './haulForm.js'

const loads = Array.from({ length: FULL_LOAD }, (_, at) => at + 1)

const label = (load: number) => {
  const words = loadWords(load)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "It covers loads up to a quarter of a truck." */
const coverWords = ({ minimum, eighthPrices }: TypedHaulRule): string | null => {
  const covered = coveredByMinimum(minimum, eighthPrices)
  if (covered === 0) return null
  if (covered === 1) return 'The minimum covers an eighth of a truck.'
  return covered === FULL_LOAD
    ? 'The minimum covers every load.'
    : `The minimum covers loads up to ${loadWords(covered)}.`
}

/** The minimum and the price of each load, with pictures. Blank prices between two others can be filled in. */
export const EighthPrices = () => {
  const { values, setFieldValue } = useFormikContext<TypedHaulRule>()
  const even = evenPrices(values.eighthPrices)
  const canFill = even.some((price, at) => price !== values.eighthPrices[at])
  return (
    <>
      <MoneyField name="minimum" label="Minimum ($)" help="The least you come out for, whatever the load." />
      <Stack gap="s" role="group" aria-label="Prices by load">
        <Inline justify="between" gap="xs">
          <Text size="s" tone="muted">
            Enter the first and the last price, then fill in the others.
          </Text>
          <Button size="s" disabled={!canFill} onClick={() => void setFieldValue('eighthPrices', even)}>
            Fill In Between
          </Button>
        </Inline>
        <Grid min="8.5rem" gap="s">
          {loads.map(load => (
            <Stack key={load} gap="xxs">
              <TruckLoad eighths={load} />
              <MoneyField name={`eighthPrices.${load - 1}`} label={label(load)} />
            </Stack>
          ))}
        </Grid>
        <Text size="s" aria-live="polite">
          {coverWords(values)}
        </Text>
      </Stack>
    </>
  )
}

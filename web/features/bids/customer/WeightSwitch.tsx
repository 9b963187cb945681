import { type LoadWeight, loadWeights } from '@rules/jobs/loadWeights.js'
import { keysOf } from '@rules/kinds.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Text } from '../../../ui/text/Text.js'

type WeightSwitchProps = { weight: LoadWeight; onChange: (weight: LoadWeight) => void }

/** How heavy the load will be: the estimated totals follow. */
export const WeightSwitch = ({ weight, onChange }: WeightSwitchProps) => (
  <Stack gap="xxs" data-print="hide">
    <Inline role="group" aria-label="How heavy the load will be" gap="xxs">
      <Text as="span" size="s" strong>
        Load:
      </Text>
      {keysOf(loadWeights).map(each => (
        <Button
          key={each}
          size="s"
          look={weight === each ? 'secondary' : 'quiet'}
          aria-pressed={weight === each}
          onClick={() => onChange(each)}
        >
          {loadWeights[each].label}
        </Button>
      ))}
    </Inline>
    <Text size="s" tone="muted" aria-live="polite">
      {loadWeights[weight].words}
    </Text>
  </Stack>
)

import { useMutation, useQuery } from '../../apollo/hooks.js'
import { DeleteHaulRuleDocument, HaulRulesDocument, SaveHaulRuleDocument } from './generated/hauls.js'
import { HaulRuleDialog } from './HaulRuleDialog.js'
import { haulInputOf } from './haulForm.js'
import { haulWords } from './offerWords.js'
import { RulesSection } from './RulesSection.js'

/** The vendor's rules for instant bids on junk pickups. */
export const HaulBids = () => {
  const { data, error } = useQuery(HaulRulesDocument)
  const [save] = useMutation(SaveHaulRuleDocument)
  const [remove] = useMutation(DeleteHaulRuleDocument)
  const rules = data?.haulRules
  return (
    <RulesSection
      title="Instant Bids on Junk"
      about="Your standing prices by load. They bid within seconds on pickups that say how much there is."
      empty={{
        title: 'No instant bids on junk yet',
        words: 'Name your price for each eighth of a truck, and it bids while you drive.',
      }}
      rules={rules}
      error={error}
      canAdd={rules !== undefined}
      wordsOf={haulWords}
      service="Junk pickup"
      turn={(rule, isActive) => save({ variables: { input: { ...haulInputOf(rule), isActive } } })}
      remove={({ id }) => remove({ variables: { id } })}
      form={(rule, isRemoved, close) => <HaulRuleDialog rule={rule} isRemoved={isRemoved} onClose={close} />}
    />
  )
}

import { useMutation, useQuery } from '../../apollo/hooks.js'
import { DumpsterSizesDocument } from '../vendors/services/generated/services.js'
import { DeleteOfferRuleDocument, OfferRulesDocument, SaveOfferRuleDocument } from './generated/offers.js'
import { OfferRuleDialog } from './OfferRuleDialog.js'
import { inputOf, newRule, typedRule } from './offerForm.js'
import { rentalWords } from './offerWords.js'
import { RulesSection } from './RulesSection.js'

/** The vendor's rules for instant bids on rentals. */
export const RentalBids = () => {
  const { data, error } = useQuery(OfferRulesDocument)
  const rates = useQuery(DumpsterSizesDocument).data?.dumpsterSizes
  const [save] = useMutation(SaveOfferRuleDocument)
  const [remove] = useMutation(DeleteOfferRuleDocument)
  const rules = data?.offerRules
  return (
    <RulesSection
      title="Instant Bids"
      about="Your standing prices. They bid by themselves within seconds when a matching rental is posted."
      empty={{
        title: 'No instant bids yet',
        words:
          'Customers often take one of the first bids. Name your price for a size, and it bids while you drive.',
      }}
      rules={rules}
      error={error}
      canAdd={rules !== undefined && rates !== undefined}
      wordsOf={rentalWords}
      service="Dumpster rental"
      turn={(rule, isActive) => save({ variables: { input: { ...inputOf(rule), isActive } } })}
      remove={({ id }) => remove({ variables: { id } })}
      form={(rule, isRemoved, close) => (
        <OfferRuleDialog
          rule={rule}
          initial={rule ? typedRule(rule) : newRule(rates ?? [], rules ?? [])}
          rates={rates ?? []}
          isRemoved={isRemoved}
          onClose={close}
        />
      )}
    />
  )
}

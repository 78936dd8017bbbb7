/** Words, days, leads and order; nothing changes before they are applied. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { QuietSelect } from '../../../ui/quiet-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SearchField } from '../conversations/search-field.tsx';
import { FilterGlyph } from './filter-glyph.tsx';
import styles from './history-filter-form.module.css';
import { countFilters, noFilters, type HistoryFilters } from './history-filters.ts';

type HistoryFilterFormProps = {
  /** What is applied. */
  filters: HistoryFilters;
  onApply: (filters: HistoryFilters) => void;
  /** Whether they can be narrowed down to those with a lead. */
  hasLeads?: boolean;
};

export function HistoryFilterForm({ filters, onApply, hasLeads = true }: HistoryFilterFormProps): ReactNode {
  const { t } = useTranslation('history');
  const [chosen, setChosen] = useState(filters);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const choose = (part: Partial<HistoryFilters>): void => setChosen({ ...chosen, ...part });
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    onApply(chosen);
  };
  return (
    <form className={styles.form} role="search" aria-label={t('filter.label')} onSubmit={apply}>
      <SearchField label={t('filter.search')} value={chosen.text} onChange={(text) => choose({ text })} />
      <div className={styles.row}>
        <FilterButton filters={filters} isOpen={isOpen} panelId={panelId} onPress={() => setIsOpen(!isOpen)} />
        <QuietSelect
          label={t('filter.order')}
          names={{ newest: t('filter.newest'), oldest: t('filter.oldest') }}
          value={chosen.order}
          onChange={(order) => onApply({ ...chosen, order })}
        />
      </div>
      {isOpen && (
        <FilterPanel
          id={panelId}
          chosen={chosen}
          hasLeads={hasLeads}
          onChoose={choose}
          onClear={() => onApply(noFilters)}
        />
      )}
    </form>
  );
}

type FilterButtonProps = { filters: HistoryFilters; isOpen: boolean; panelId: string; onPress: () => void };

function FilterButton({ filters, isOpen, panelId, onPress }: FilterButtonProps) {
  const { t } = useTranslation('history');
  const count = countFilters(filters);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onPress}
    >
      <FilterGlyph />
      {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
    </button>
  );
}

type FilterPanelProps = {
  id: string;
  chosen: HistoryFilters;
  hasLeads: boolean;
  onChoose: (part: Partial<HistoryFilters>) => void;
  onClear: () => void;
};

function FilterPanel({ id, chosen, hasLeads, onChoose, onClear }: FilterPanelProps) {
  const { t } = useTranslation('history');
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.days}>
        <TextField
          type="date"
          label={t('filter.from')}
          value={chosen.from}
          max={chosen.to}
          onChange={(from) => onChoose({ from })}
        />
        <TextField
          type="date"
          label={t('filter.to')}
          value={chosen.to}
          min={chosen.from}
          onChange={(to) => onChoose({ to })}
        />
      </div>
      {hasLeads && (
        <CheckboxField
          label={t('filter.withLead')}
          isChecked={chosen.withLead}
          onChange={(withLead) => onChoose({ withLead })}
        />
      )}
      <div className={styles.actions}>
        <Button variant="primary" type="submit">
          {t('filter.apply')}
        </Button>
        <Button variant="plain" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      </div>
    </div>
  );
}

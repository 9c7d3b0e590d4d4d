import type { Actor } from '@palisade/platform';
import { isPerson } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { allowedActions } from '../domain/library/form-lifecycle';
import { Organization } from '../snapshots/organization.entity';
import { FormType } from './form-type.entity';
import type { FormTypeResponse } from './form-types.dto';
import type { PolicyFormDetailResponse, PolicyFormResponse } from './forms.dto';
import type { PolicyForm } from './policy-form.entity';

/** Forms as they are answered, with the names of their types and carriers. */
export async function toForms(
  forms: readonly PolicyForm[],
  actor: Actor,
  em: EntityManager,
): Promise<PolicyFormResponse[]> {
  const typeIds = forms.map(({ formTypeId }) => formTypeId);
  const carrierIds = forms.flatMap(({ carrierId }) => carrierId ?? []);
  const types = await em.findBy(FormType, { id: In(typeIds) });
  const carriers = carrierIds.length ? await em.findBy(Organization, { id: In(carrierIds) }) : [];
  const personId = isPerson(actor) ? actor.userId : null;
  return forms.map(({ formTypeId, authors, text: _, ...form }) => ({
    ...form,
    formType: formTypeId,
    formTypeName: types.find(({ id }) => id === formTypeId)?.name ?? '',
    carrierName: carriers.find(({ id }) => id === form.carrierId)?.name ?? null,
    allowedActions: allowedActions({ status: form.status, authors }, personId),
  }));
}

/** A form with its text. */
export async function toForm(
  form: PolicyForm,
  actor: Actor,
  em: EntityManager,
): Promise<PolicyFormDetailResponse> {
  const [head] = await toForms([form], actor, em);
  return { ...head, text: form.text };
}

export const toFormType = ({ id, name, description, modified }: FormType): FormTypeResponse => ({
  id,
  name,
  description,
  modified,
});

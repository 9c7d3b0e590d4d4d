import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, PageQuery, TimelineSubject } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import { DataSource, In } from 'typeorm';
import { formPage, samplePolicy, titlesOf } from '../domain/library/issued-forms';
import { paperOf } from '../domain/library/policy-form';
import type { PrintDocument } from '../domain/print-document';
import { FORM_TYPE_TIMELINE, POLICY_FORM_TIMELINE } from '../domain/timeline';
import { CarrierPaper } from '../snapshots/carrier-paper.entity';
import { Organization } from '../snapshots/organization.entity';
import { policyOf } from '../snapshots/print-data';
import { recordOf } from '../uploads/records.access';
import { toForm, toForms, toFormType } from './form-answers';
import { FormType } from './form-type.entity';
import { IssuedForms } from './issued-forms.service';
import type { FormTypeResponse, PaperTypeResponse, ProductTypeResponse } from './form-types.dto';
import type {
  FormsQuery,
  InferFormsRequest,
  InferredFormResponse,
  PolicyFormDetailResponse,
  PolicyFormResponse,
} from './forms.dto';
import { PolicyForm } from './policy-form.entity';

const FORMS = {
  sortable: {
    formNumber: 'form.formNumber',
    name: 'form.sort_name',
    edition: 'form.edition',
    availableFrom: 'form.availableFrom',
    position: 'form.position',
    modified: 'form.modified',
  },
  defaultSort: 'formNumber,asc',
  tieBreaker: 'form.id',
};

const TYPES = {
  sortable: { name: 'type.sort_name', modified: 'type.modified' },
  defaultSort: 'name,asc',
  tieBreaker: 'type.id',
};

/** Papers are few: hundreds at most, however many carriers there are. */
const PAPERS_MAX = 500;

@Injectable()
export class FormsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly issued: IssuedForms,
  ) {}

  async search(request: FormsQuery, actor: Actor): Promise<Page<PolicyFormResponse>> {
    const { search, productType, formType, status } = request;
    const query = this.dataSource.createQueryBuilder(PolicyForm, 'form');
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere('form.search_text like :pattern', { pattern });
    if (productType) query.andWhere(':productType = any(form.productTypes)', { productType });
    if (formType) query.andWhere('form.formTypeId = :formType', { formType });
    if (status) query.andWhere('form.status = :status', { status });
    const page = await listPage(query, request, FORMS);
    return { ...page, content: await toForms(page.content, actor, this.dataSource.manager) };
  }

  async find(id: string, actor: Actor): Promise<PolicyFormDetailResponse> {
    return this.answer(await this.form(id), actor);
  }

  /** A form as it is answered. */
  answer(form: PolicyForm, actor: Actor): Promise<PolicyFormDetailResponse> {
    return toForm(form, actor, this.dataSource.manager);
  }

  /** A form as it would be printed, for a policy that the caller sees or for a made-up one. */
  async preview(id: string, policyId: string | undefined, actor: Actor): Promise<PrintDocument> {
    const form = await this.form(id);
    if (!policyId) return formPage(form, samplePolicy(form));
    const { manager } = this.dataSource;
    await recordOf(manager, policyId, actor);
    return formPage(form, await policyOf(manager, policyId));
  }

  /** The forms that something would be issued with. */
  async inferred(request: InferFormsRequest): Promise<InferredFormResponse[]> {
    const { productType, state = null, carrierId = null, transaction, date } = request;
    const { coverages = [], flags = [], notice = null } = request;
    const paperType = paperOf(PRODUCTS[productType].market);
    const issued = { carrierId, paperType, transaction, date };
    const facts = { product: productType, state, coverages, flags, notice, ...issued };
    const forms = await this.issued.inferred(facts, this.dataSource.manager);
    const titles = titlesOf(forms);
    return forms.map(({ id, formNumber, edition }, at) => ({
      id,
      formNumber,
      edition,
      title: titles[at],
    }));
  }

  async searchTypes(request: PageQuery): Promise<Page<FormTypeResponse>> {
    const query = this.dataSource.createQueryBuilder(FormType, 'type');
    const pattern = request.search && containingFolded(request.search);
    if (pattern) query.andWhere('type.sort_name like :pattern', { pattern });
    const page = await listPage(query, request, TYPES);
    return { ...page, content: page.content.map(toFormType) };
  }

  /** The papers of the carriers, by their names. */
  async papers(): Promise<PaperTypeResponse[]> {
    const { manager } = this.dataSource;
    const papers = await manager.find(CarrierPaper, {
      where: { deleted: false },
      order: { name: 'ASC', code: 'ASC' },
      take: PAPERS_MAX,
    });
    const ids = papers.map(({ carrierId }) => carrierId);
    const carriers = await manager.findBy(Organization, { id: In(ids) });
    return papers.map(({ id, name, code, carrierId, products, isSurplus }) => ({
      id,
      name,
      code,
      carrierId,
      carrierName: carriers.find((one) => one.id === carrierId)?.name ?? null,
      paperType: isSurplus ? 'SURPLUS' : 'ADMITTED',
      productTypes: products,
    }));
  }

  /** What was done to a form; 404 when there is none. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    const isThere = await this.dataSource.manager.existsBy(PolicyForm, { id });
    return { id, actor, rules: POLICY_FORM_TIMELINE, ...(!isThere && { gone: formNotFound() }) };
  }

  private async form(id: string): Promise<PolicyForm> {
    const form = await this.dataSource.manager.findOneBy(PolicyForm, { id });
    if (!form) throw formNotFound();
    return form;
  }
}

/** What was done to the types of forms. */
@Injectable()
export class FormTypeHistory {
  constructor(private readonly dataSource: DataSource) {}

  /** What was done to a form type; 404 when there is none. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    const isThere = await this.dataSource.manager.existsBy(FormType, { id });
    return { id, actor, rules: FORM_TYPE_TIMELINE, ...(!isThere && { gone: typeNotFound() }) };
  }
}

/** The products that are sold. */
export const productTypes = (): ProductTypeResponse[] =>
  PRODUCT_CODES.map((productType) => ({ productType, ...PRODUCTS[productType] }));

/** The answer for a form that is not there. */
export const formNotFound = (): DomainError =>
  new DomainError('FORM_NOT_FOUND', 'Form not found.', 404);

/** The answer for a form type that is not there. */
export const typeNotFound = (): DomainError =>
  new DomainError('FORM_TYPE_NOT_FOUND', 'Form type not found.', 404);

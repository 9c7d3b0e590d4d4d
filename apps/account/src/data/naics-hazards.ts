/**
 * Hazard class and what becomes of a request, by prefix of a NAICS code; the longest prefix wins.
 * The classes are this project's own judgement: prefix, hazard 1 to 5, action, what it covers.
 */
export const NAICS_HAZARDS = `
11|1|accept|Agriculture
111419|2|refer|Other food crops under cover: cannabis check (decline when cannabis)
111998|2|refer|Miscellaneous crop farming incl. hemp/cannabis check
21|2|accept|Mining and oil/gas
211|3|accept|Oil and gas extraction
22|4|refer|Utilities - critical infrastructure
2211|5|refer|Electric power - critical infrastructure
2212|5|refer|Natural gas distribution
2213|4|refer|Water and sewage
23|1|accept|Construction
2361|1|accept|Residential building
2373|2|accept|Highway street and bridge
31|2|accept|Manufacturing - food textile
32|2|accept|Manufacturing - wood paper chemical
324|3|accept|Petroleum refining
325|3|accept|Chemicals
3254|4|accept|Pharmaceuticals
33|2|accept|Manufacturing - metal machinery electronics
3341|3|accept|Computer manufacturing
3342|3|accept|Communications equipment
3345|3|accept|Navigational measuring electromedical
3364|4|refer|Aerospace and defence
336992|4|refer|Military vehicles
332994|3|refer|Small arms
339|2|accept|Miscellaneous manufacturing
3391|3|accept|Medical equipment
42|2|accept|Wholesale
4242|3|accept|Drugs wholesale
4251|3|accept|Wholesale agents and brokers
44|3|accept|Retail
441|2|accept|Auto dealers
445|3|accept|Food and beverage retail
456|4|accept|Health and personal care retail (pharmacies)
45|3|accept|General merchandise retail
4551|4|accept|Department stores
459991|3|refer|Tobacco e-cigarette smoking retail incl. cannabis check
48|3|accept|Transportation
481|4|refer|Air transportation
482|4|refer|Rail
484|2|accept|Trucking
486|5|refer|Pipelines - critical infrastructure
49|2|accept|Warehousing and delivery
491|4|refer|Postal service
492|3|accept|Couriers
51|4|accept|Information
512|3|accept|Motion picture and sound
513|4|accept|Publishing
513210|4|accept|Software publishers
516|4|accept|Broadcasting and content
517|5|refer|Telecommunications
518|5|accept|Hosting and data processing
519|4|accept|Web search libraries archives
519290|5|refer|Web search portals and data aggregators
52|5|accept|Finance and insurance
521|5|decline|Central bank
5221|5|accept|Depository credit (banks and credit unions)
5222|5|accept|Non-depository credit
522320|5|refer|Payment processing and clearing
522390|5|refer|Money transmission and other credit
523160|5|refer|Commodity contracts intermediation - crypto check
523210|5|decline|Securities and commodity exchanges incl. crypto exchanges
523910|5|refer|Miscellaneous intermediation - crypto check
523999|5|refer|Miscellaneous financial investment - crypto check
5241|5|accept|Insurance carriers
5242|4|accept|Insurance agencies and brokers
525|5|accept|Funds and trusts
53|2|accept|Real estate and rental
5313|3|accept|Property managers and real estate services
533|3|accept|Lessors of intangibles
54|3|accept|Professional services
5411|4|accept|Legal
541191|4|accept|Title abstract and settlement
5412|4|accept|Accounting and payroll
541214|5|accept|Payroll services
5413|2|accept|Architecture and engineering
5415|4|accept|Computer systems design
541519|4|accept|Other computer services
5417|3|accept|Research
5418|3|accept|Advertising
541940|3|accept|Veterinary
55|3|accept|Holding companies
56|2|accept|Administrative support
5613|3|accept|Employment services
561320|4|accept|Temporary help
561330|4|accept|PEO
5614|4|accept|Business support
561440|5|refer|Collection agencies
561450|5|decline|Credit bureaus
5615|3|accept|Travel
5616|3|accept|Investigation and security
5617|1|accept|Services to buildings
562|2|accept|Waste
61|4|accept|Education
611110|5|refer|K-12 schools
611210|5|refer|Junior colleges
611310|5|refer|Universities
62|5|accept|Health care
6213|4|accept|Offices of other health practitioners
622|5|refer|Hospitals
6231|5|accept|Nursing care
6241|4|accept|Individual and family services
6242|3|accept|Community food housing relief
6243|3|accept|Vocational rehabilitation
6244|3|accept|Child care
71|3|accept|Arts and recreation
7132|5|decline|Gambling
7211|4|accept|Hotels
721120|5|decline|Casino hotels
72|3|accept|Accommodation and food
7225|3|accept|Restaurants
7213|2|accept|Rooming houses
81|2|accept|Other services
8111|1|accept|Auto repair
8121|2|accept|Personal care
812990|3|refer|All other personal services - adult services check
8131|3|accept|Religious organisations
8132|3|accept|Grantmaking
8133|3|refer|Social advocacy
8139|3|accept|Business associations
813940|4|refer|Political organisations
814|1|decline|Private households
92|5|refer|Public administration
928|5|decline|National security and international affairs
`;
